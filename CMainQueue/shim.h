// What libdispatch offers to whoever waits for the main queue by another loop than its own, as
// Foundation's run loop does; Dispatch's public headers leave it out.
#pragma once
#include <poll.h>
int _dispatch_get_main_queue_handle_4CF(void);
