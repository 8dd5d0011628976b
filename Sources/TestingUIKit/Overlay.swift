// Swift Testing has the compiler import `_Testing_UIKit` wherever a file imports it and UIKit. On
// Apple's platforms that makes attachments of images; here it only has to be there.
