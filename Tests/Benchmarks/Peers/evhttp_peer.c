/* The peer of the server benchmark: what libevent's evhttp answers a second when nothing stands on top of it.
 * One loop, one listener, one header and 13 bytes for every request.
 *   gcc -O2 evhttp_peer.c -o evhttp_peer -levent && ./evhttp_peer 8080 */
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void answer(struct evhttp_request *request, void *context) {
    (void)context;
    evhttp_add_header(evhttp_request_get_output_headers(request), "Content-Type", "text/plain");
    evbuffer_add(evhttp_request_get_output_buffer(request), "Hello, world!", 13);
    evhttp_send_reply(request, 200, "OK", NULL);
}

int main(int argc, char **argv) {
    int port = argc > 1 ? atoi(argv[1]) : 8080;
    struct event_config *config = event_config_new();
    struct event_base *base;
    struct evhttp *http;

    signal(SIGPIPE, SIG_IGN);
    event_config_set_flag(config, EVENT_BASE_FLAG_EPOLL_USE_CHANGELIST | EVENT_BASE_FLAG_NOLOCK);
    base = event_base_new_with_config(config);
    event_config_free(config);
    http = base ? evhttp_new(base) : NULL;
    if (!http || evhttp_bind_socket(http, "127.0.0.1", (ev_uint16_t)port) != 0) {
        fprintf(stderr, "evhttp_peer: cannot listen on 127.0.0.1:%d\n", port);
        return 1;
    }
    evhttp_set_gencb(http, answer, NULL);
    printf("listening on 127.0.0.1:%d\n", port);
    fflush(stdout);
    event_base_dispatch(base);
    return 0;
}
