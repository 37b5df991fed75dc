#pragma once
#include <curl/curl.h>

// Swift cannot call C variadic functions, so each argument type of curl_easy_setopt,
// curl_multi_setopt and curl_easy_getinfo gets a typed entry here.
static inline CURLcode barbell_curl_set_long(CURL *h, CURLoption o, long v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode barbell_curl_set_off(CURL *h, CURLoption o, curl_off_t v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode barbell_curl_set_string(CURL *h, CURLoption o, const char *v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode barbell_curl_set_pointer(CURL *h, CURLoption o, void *v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode barbell_curl_set_slist(CURL *h, CURLoption o, struct curl_slist *v) { return curl_easy_setopt(h, o, v); }
static inline CURLcode barbell_curl_set_mime(CURL *h, curl_mime *v) { return curl_easy_setopt(h, CURLOPT_MIMEPOST, v); }
static inline CURLcode barbell_curl_set_data_cb(CURL *h, CURLoption o, size_t (*f)(char *, size_t, size_t, void *)) { return curl_easy_setopt(h, o, f); }
static inline CURLcode barbell_curl_set_xferinfo(CURL *h, int (*f)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t)) { return curl_easy_setopt(h, CURLOPT_XFERINFOFUNCTION, f); }
static inline CURLMcode barbell_curl_multi_set_long(CURLM *m, CURLMoption o, long v) { return curl_multi_setopt(m, o, v); }
static inline CURLMcode barbell_curl_multi_set_pointer(CURLM *m, CURLMoption o, void *v) { return curl_multi_setopt(m, o, v); }
static inline CURLMcode barbell_curl_multi_set_socket_cb(CURLM *m, int (*f)(CURL *, curl_socket_t, int, void *, void *)) { return curl_multi_setopt(m, CURLMOPT_SOCKETFUNCTION, f); }
static inline CURLMcode barbell_curl_multi_set_timer_cb(CURLM *m, int (*f)(CURLM *, long, void *)) { return curl_multi_setopt(m, CURLMOPT_TIMERFUNCTION, f); }
static inline CURLcode barbell_curl_get_long(CURL *h, CURLINFO i, long *v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode barbell_curl_get_off(CURL *h, CURLINFO i, curl_off_t *v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode barbell_curl_get_string(CURL *h, CURLINFO i, char **v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode barbell_curl_get_pointer(CURL *h, CURLINFO i, void **v) { return curl_easy_getinfo(h, i, v); }
static inline CURLcode barbell_curl_set_seek_cb(CURL *h, int (*f)(void *, curl_off_t, int)) { return curl_easy_setopt(h, CURLOPT_SEEKFUNCTION, f); }
static inline CURLcode barbell_curl_set_sockopt_cb(CURL *h, int (*f)(void *, curl_socket_t, curlsocktype)) { return curl_easy_setopt(h, CURLOPT_SOCKOPTFUNCTION, f); }
static inline CURLcode barbell_curl_get_slist(CURL *h, CURLINFO i, struct curl_slist **v) { return curl_easy_getinfo(h, i, v); }

// Bits that Swift does not see through their casts.
static const long barbell_curl_auth_digest = (long)CURLAUTH_DIGEST;
static const long barbell_curl_auth_ntlm = (long)CURLAUTH_NTLM;
static const long barbell_curl_auth_negotiate = (long)CURLAUTH_NEGOTIATE;
static inline CURLcode barbell_curl_get_certificates(CURL *h, struct curl_certinfo **v) {
    return curl_easy_getinfo(h, CURLINFO_CERTINFO, v);
}

// The result of a finished transfer sits in a union, which Swift reads only by copying the whole message.
static inline CURLcode barbell_curl_message_result(const CURLMsg *m) { return m->data.result; }
