// The file descriptor of libdispatch's main queue, for programs with an event loop of their own.
// Foundation's run loop uses it too; Dispatch's public headers do not declare it.
#pragma once
#include <poll.h>
int _dispatch_get_main_queue_handle_4CF(void);
