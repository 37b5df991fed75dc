#pragma once
#include <nats/nats.h>

/* The library calls it once it is connected; given, connecting does not hold up who asks for it. */
static inline void barbell_nats_connected(natsConnection *connection, void *closure) {}

/* Connects now or whenever there is a server, and again whenever it is lost. */
static inline natsStatus barbell_nats_connect(natsConnection **connection, const char *url, const char *name, const char *authorities) {
    natsOptions *options = NULL;
    natsStatus s = natsOptions_Create(&options);
    if (s == NATS_OK) s = natsOptions_SetURL(options, url);
    if (s == NATS_OK) s = natsOptions_SetName(options, name);
    if (s == NATS_OK) s = natsOptions_SetAllowReconnect(options, true);
    if (s == NATS_OK) s = natsOptions_SetMaxReconnect(options, -1);
    if (s == NATS_OK) s = natsOptions_SetReconnectWait(options, 250);
    if (s == NATS_OK) s = natsOptions_SetTimeout(options, 2000);
    /* A server that falls silent is left after 10 to 15 s. */
    if (s == NATS_OK) s = natsOptions_SetPingInterval(options, 5000);
    if (s == NATS_OK) s = natsOptions_SetMaxPingsOut(options, 2);
    if (s == NATS_OK && authorities != NULL) s = natsOptions_LoadCATrustedCertificates(options, authorities);
    if (s == NATS_OK) s = natsOptions_SetRetryOnFailedConnect(options, true, barbell_nats_connected, NULL);
    if (s == NATS_OK) s = natsConnection_Connect(connection, options);
    natsOptions_Destroy(options);
    return s == NATS_NOT_YET_CONNECTED ? NATS_OK : s;
}

/* A stream on disk that keeps each message until its subscriber has acknowledged it; there before, it stays as it is. */
static inline natsStatus barbell_nats_stream(jsCtx *js, const char *name, const char *subjects, int64_t replicas, int64_t duplicates) {
    jsStreamInfo *info = NULL;
    natsStatus s = js_GetStreamInfo(&info, js, name, NULL, NULL);
    if (s == NATS_NOT_FOUND) {
        jsStreamConfig config;
        const char *list[1] = {subjects};
        s = jsStreamConfig_Init(&config);
        config.Name = name;
        config.Subjects = list;
        config.SubjectsLen = 1;
        config.Retention = js_WorkQueuePolicy;
        config.Storage = js_FileStorage;
        config.Replicas = replicas;
        config.Duplicates = duplicates;
        if (s == NATS_OK) s = js_AddStream(&info, js, &config, NULL, NULL);
    }
    jsStreamInfo_Destroy(info);
    return s;
}

/* Returns once the stream has it on its disk. */
static inline natsStatus barbell_nats_publish(
    jsCtx *js, const char *subject, const char *id, const char *confirm, const void *bytes, int length, int64_t milliseconds) {
    natsMsg *message = NULL;
    jsPubOptions options;
    natsStatus s = natsMsg_Create(&message, subject, NULL, (const char *)bytes, length);
    if (s == NATS_OK) s = natsMsgHeader_Set(message, "Barbell-Confirm", confirm);
    if (s == NATS_OK) s = jsPubOptions_Init(&options);
    options.MaxWait = milliseconds;
    options.MsgId = id;
    if (s == NATS_OK) s = js_PublishMsg(NULL, js, message, &options, NULL);
    natsMsg_Destroy(message);
    return s;
}

/* One name for all processes of a service: each message goes to one of them, and to another when it is not acknowledged in time. */
static inline natsStatus barbell_nats_subscribe(
    natsSubscription **subscription, jsCtx *js, const char *stream, const char *subject, const char *durable, int64_t acknowledged_within) {
    jsSubOptions options;
    natsStatus s = jsSubOptions_Init(&options);
    options.Stream = stream;
    options.Config.AckPolicy = js_AckExplicit;
    options.Config.AckWait = acknowledged_within;
    options.Config.MaxDeliver = -1;
    options.Config.MaxAckPending = 10000;
    return s == NATS_OK ? js_PullSubscribe(subscription, js, subject, durable, NULL, &options, NULL) : s;
}

/* The number of a message that the stream has for a subject and that its consumer neither waits for nor is about to give out; 0 for none.
   A server that was killed may remember better what its consumer gave out than what was acknowledged (seen with 2.9.10). */
static inline uint64_t barbell_nats_stranded(jsCtx *js, const char *stream, const char *subject, const char *durable) {
    jsConsumerInfo *info = NULL;
    natsMsg *message = NULL;
    uint64_t number = 0;
    if (js_GetConsumerInfo(&info, js, stream, durable, NULL, NULL) == NATS_OK && info->NumPending == 0 && info->NumAckPending == 0
        && js_GetLastMsg(&message, js, stream, subject, NULL, NULL) == NATS_OK)
        number = natsMsg_GetSequence(message);
    natsMsg_Destroy(message);
    jsConsumerInfo_Destroy(info);
    return number;
}
