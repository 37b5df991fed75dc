#pragma once
// The system headers first: libevent's own define _GNU_SOURCE, and structures read after that differ from Glibc's.
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>

#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>
#include <event2/util.h>

// prctl is variadic, which Swift cannot call.
static inline void barbell_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }
