// The compiler imports this module where a source imports Testing and UIKit, as Apple's system has one of
// this name. There is nothing that it has to add here.
