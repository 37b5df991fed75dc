internal import CCurl

/// Many transfers on one thread, driven by somebody else's event loop: the owner watches the descriptors and the one timer that
/// it is told about and reports back. Everything runs on the owner's thread; not Sendable.
public final class CurlMulti {
    /// What to wait for on a descriptor.
    public enum Interest: Sendable, Hashable { case nothing, read, write, both }

    public struct Limits: Sendable, Hashable {
        /// Connections to one host; further requests wait for a free one.
        public var connectionsPerHost: Int
        public var connections: Int
        /// Connections kept open for later.
        public var idleConnections: Int

        public init(connectionsPerHost: Int = 64, connections: Int = 512, idleConnections: Int = 64) {
            self.connectionsPerHost = connectionsPerHost
            self.connections = connections
            self.idleConnections = idleConnections
        }
    }

    private struct Running { let owner: AnyObject; let finished: (CURLcode) -> Void }

    private let raw: UnsafeMutableRawPointer
    private let watch: (Int32, Interest) -> Void
    private let arm: (Duration?) -> Void
    private var running: [UnsafeMutableRawPointer: Running] = [:]

    /// - Parameters:
    ///   - watch: replaces what is watched on a descriptor.
    ///   - arm: replaces the timer; nil stops it. Never calls back at once.
    public init(
        limits: Limits, watch: @escaping (Int32, Interest) -> Void, arm: @escaping (Duration?) -> Void
    ) throws(CurlError) {
        _ = try EasyHandle()  // starts libcurl
        guard let raw = curl_multi_init() else { throw .outOfResources }
        self.raw = raw
        self.watch = watch
        self.arm = arm
        let context = Unmanaged.passUnretained(self).toOpaque()
        let socketChanged:
            @convention(c) (UnsafeMutableRawPointer?, curl_socket_t, Int32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32 = {
            _, descriptor, what, context, _ in
            guard let context else { return -1 }
            let interest: Interest =
                switch what {
                case CURL_POLL_IN: .read
                case CURL_POLL_OUT: .write
                case CURL_POLL_INOUT: .both
                default: .nothing
                }
            Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue().watch(descriptor, interest)
            return 0
        }
        let timerChanged: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32 = { _, milliseconds, context in
            guard let context else { return -1 }
            Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue().arm(milliseconds < 0 ? nil : .milliseconds(milliseconds))
            return 0
        }
        try check(barbell_curl_multi_set_pointer(raw, CURLMOPT_SOCKETDATA, context))
        try check(barbell_curl_multi_set_pointer(raw, CURLMOPT_TIMERDATA, context))
        try check(barbell_curl_multi_set_socket_cb(raw, socketChanged))
        try check(barbell_curl_multi_set_timer_cb(raw, timerChanged))
        try check(barbell_curl_multi_set_long(raw, CURLMOPT_MAX_HOST_CONNECTIONS, limits.connectionsPerHost))
        try check(barbell_curl_multi_set_long(raw, CURLMOPT_MAX_TOTAL_CONNECTIONS, limits.connections))
        try check(barbell_curl_multi_set_long(raw, CURLMOPT_MAXCONNECTS, limits.idleConnections))
    }

    deinit {
        for easy in running.keys { curl_multi_remove_handle(raw, easy) }
        curl_multi_cleanup(raw)
    }

    public var count: Int { running.count }

    /// Starts a prepared request; `finished` is called later, from `ready` or `timeout`.
    public func start(_ transfer: HTTPTransfer, _ finished: @escaping (Result<CurlResponse, CurlError>) -> Void) throws(CurlError) {
        try start(transfer.handle, transfer) { code in
            finished(Result { () throws(CurlError) in try transfer.response(code) })
        }
    }

    /// Starts a prepared mail; `finished` is called later, from `ready` or `timeout`.
    public func start(_ transfer: SMTPTransfer, _ finished: @escaping (Result<Void, SMTPError>) -> Void) throws(CurlError) {
        try start(transfer.handle, transfer) { code in
            finished(Result { () throws(SMTPError) in try transfer.outcome(code) })
        }
    }

    private func start(_ handle: EasyHandle, _ owner: AnyObject, _ finished: @escaping (CURLcode) -> Void) throws(CurlError) {
        running[handle.raw] = Running(owner: owner, finished: finished)
        do { try check(curl_multi_add_handle(raw, handle.raw)) } catch {
            running[handle.raw] = nil
            throw error
        }
    }

    /// Ends a transfer at once; its `finished` is not called. Nothing happens when it has already ended.
    public func abort(_ transfer: HTTPTransfer) {
        abort(transfer.handle)
        transfer.handle.sink.reset()
    }
    public func abort(_ transfer: SMTPTransfer) {
        transfer.handle.sink.cutConnections()  // else libcurl would say QUIT and block until the reply
        abort(transfer.handle)
        transfer.handle.sink.reset()
    }
    private func abort(_ handle: EasyHandle) {
        guard running.removeValue(forKey: handle.raw) != nil else { return }
        curl_multi_remove_handle(raw, handle.raw)
    }

    /// Goes on with a transfer whose reader had refused a piece. Nothing happens when it has ended.
    public func resume(_ transfer: HTTPTransfer) {
        if running[transfer.handle.raw] != nil { curl_easy_pause(transfer.handle.raw, CURLPAUSE_CONT) }
    }

    /// A watched descriptor became ready.
    public func ready(_ descriptor: Int32, readable: Bool, writable: Bool) {
        act(descriptor, (readable ? CURL_CSELECT_IN : 0) | (writable ? CURL_CSELECT_OUT : 0))
    }

    /// The timer ran out.
    public func timeout() { act(CURL_SOCKET_TIMEOUT, 0) }

    private func act(_ descriptor: Int32, _ events: Int32) {
        var stillRunning: Int32 = 0
        curl_multi_socket_action(raw, descriptor, events, &stillRunning)
        var left: Int32 = 0
        while let message = curl_multi_info_read(raw, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else { continue }
            let code = barbell_curl_message_result(message)  // the message dies with the next call
            curl_multi_remove_handle(raw, easy)
            running.removeValue(forKey: easy)?.finished(code)
        }
    }

    private func check(_ code: CURLMcode) throws(CurlError) {
        guard code == CURLM_OK else { throw .failed(code: Int(code.rawValue), message: String(cString: curl_multi_strerror(code))) }
    }
}

