#pragma once
// The system headers first: libevent's own define _GNU_SOURCE, and structures read after that differ from Glibc's.
#include <linux/filter.h>
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
#include <event2/listener.h>
#include <event2/util.h>

// prctl is variadic, which Swift cannot call.
static inline void barbell_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

// From now on the kernel drops what would begin a connection to a listening socket. Handshakes that have begun are finished.
static inline int barbell_refuse_handshakes(int listener) {
    struct sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13), // the flags of TCP
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x12),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x02, 0, 1), // SYN without ACK
        BPF_STMT(BPF_RET | BPF_K, 0),
        BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
    };
    struct sock_fprog filter = {sizeof(program) / sizeof(program[0]), program};
    return setsockopt(listener, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof(filter));
}
