#pragma once
// Swift's Glibc module is read without _GNU_SOURCE and so lacks these; they have been in glibc since 2.9, 2.29 and 2.34.
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <spawn.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
int memfd_create(const char *name, unsigned int flags);

// Control messages are macros, which Swift cannot call.

// Sends bytes with an open file beside them.
static inline ssize_t barbell_send_with_file(int socket, const void *bytes, size_t count, int file) {
    union { char bytes[CMSG_SPACE(sizeof(int))]; struct cmsghdr align; } control;
    memset(&control, 0, sizeof control);
    struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &file, sizeof(int));
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}

// Receives bytes, and the file that came with them; -1 when there was none.
static inline ssize_t barbell_receive_with_file(int socket, void *bytes, size_t count, int *file) {
    union { char bytes[CMSG_SPACE(sizeof(int))]; struct cmsghdr align; } control;
    struct iovec part = {.iov_base = bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    *file = -1;
    ssize_t got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    struct cmsghdr *header = got < 0 ? NULL : CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS && header->cmsg_len == CMSG_LEN(sizeof(int)))
        memcpy(file, CMSG_DATA(header), sizeof(int));
    return got;
}

// From now on this thread, and those it starts, opens no file by a name. -1 where the kernel cannot do it.
static inline int barbell_forbid_files(void) {
    struct landlock_ruleset_attr all = {.handled_access_fs = (1ULL << 13) - 1};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
    if (rules < 0) return -1;
    int result = (int)syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return result;
}

#if defined(__x86_64__)
#define BARBELL_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define BARBELL_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// From now on this thread, and those it starts, makes no connection, becomes no program and looks into no process. -1 where the kernel cannot do it.
static inline int barbell_forbid_network_and_programs(void) {
#ifdef BARBELL_ARCHITECTURE
#define BARBELL_DENY(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1)
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, BARBELL_ARCHITECTURE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        // Numbers of another way to call the same kernel.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 1),
        BARBELL_DENY(SYS_socket), BARBELL_DENY(SYS_connect), BARBELL_DENY(SYS_bind), BARBELL_DENY(SYS_execve), BARBELL_DENY(SYS_execveat),
        BARBELL_DENY(SYS_ptrace), BARBELL_DENY(SYS_process_vm_readv), BARBELL_DENY(SYS_process_vm_writev), BARBELL_DENY(SYS_io_uring_setup),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof filter[0], .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#else
    return -1;
#endif
}
