internal import CCurl
internal import Glibc

/// libcurl's one-time start. Lazily evaluated once, thread-safe.
private let curlStarted: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

/// One easy handle and everything it points at while a transfer runs. Used by one thread at a time; not Sendable.
final class EasyHandle {
    let raw: UnsafeMutableRawPointer
    /// Collects the answer; libcurl's callbacks get its address.
    let sink = TransferSink()
    private let errorText: UnsafeMutablePointer<CChar>
    private var lists: [UnsafeMutablePointer<curl_slist>] = []
    private var mime: OpaquePointer?

    init() throws(CurlError) {
        guard curlStarted, let raw = curl_easy_init() else { throw .outOfResources }
        self.raw = raw
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(raw)
        free()
        errorText.deallocate()
    }

    /// Back to defaults and ready for the next transfer. Kept: connections, cookies, DNS answers.
    func begin(protocols: String) throws(CurlError) {
        curl_easy_reset(raw)
        free()
        sink.reset()
        errorText[0] = 0
        let context = Unmanaged.passUnretained(sink).toOpaque()
        try set(CURLOPT_ERRORBUFFER, pointer: errorText)
        try set(CURLOPT_NOSIGNAL, 1)
        try set(CURLOPT_PROTOCOLS_STR, protocols)
        try set(CURLOPT_PROXY, "")  // whatever the environment says
        try set(CURLOPT_HEADERDATA, pointer: context)
        try set(CURLOPT_WRITEDATA, pointer: context)
        try set(CURLOPT_READDATA, pointer: context)
        try check(barbell_curl_set_data_cb(raw, CURLOPT_HEADERFUNCTION, TransferSink.onHeader))
        try check(barbell_curl_set_data_cb(raw, CURLOPT_WRITEFUNCTION, TransferSink.onBody))
        try check(barbell_curl_set_data_cb(raw, CURLOPT_READFUNCTION, TransferSink.onUpload))
    }

    /// Lets go of what the last transfer needed. The handle must not be running.
    private func free() {
        for list in lists { curl_slist_free_all(list) }
        lists = []
        if let mime { curl_mime_free(mime) }
        mime = nil
    }

    /// Lets libcurl read the upload from its beginning again, should a kept connection turn out to be dead.
    func allowRewind() throws(CurlError) {
        try check(barbell_curl_set_seek_cb(raw, TransferSink.onSeek))
        try set(CURLOPT_SEEKDATA, pointer: Unmanaged.passUnretained(sink).toOpaque())
    }

    /// Lets libcurl tell how much of the next transfer's body is sent.
    func reportSent(to listener: @escaping @Sendable (Int) -> Void) throws(CurlError) {
        sink.onSent = listener
        try check(barbell_curl_set_xferinfo(raw, TransferSink.onProgress))
        try set(CURLOPT_XFERINFODATA, pointer: Unmanaged.passUnretained(sink).toOpaque())
        try set(CURLOPT_NOPROGRESS, 0)
    }

    /// Lets `sink.cutConnections()` reach the connections of the next transfer.
    func trackConnections() throws(CurlError) {
        try check(barbell_curl_set_sockopt_cb(raw, TransferSink.onConnection))
        try set(CURLOPT_SOCKOPTDATA, pointer: Unmanaged.passUnretained(sink).toOpaque())
    }

    func set(_ option: CURLoption, _ value: Int) throws(CurlError) { try check(barbell_curl_set_long(raw, option, value)) }
    func set(_ option: CURLoption, _ value: String) throws(CurlError) {
        guard !value.utf8.contains(0) else { throw .invalidRequest("a zero byte") }
        try check(barbell_curl_set_string(raw, option, value))  // libcurl keeps a copy
    }
    /// As if it had never been set.
    func clear(_ option: CURLoption) throws(CurlError) { try check(barbell_curl_set_string(raw, option, nil)) }
    func set(_ option: CURLoption, offset: Int) throws(CurlError) { try check(barbell_curl_set_off(raw, option, curl_off_t(offset))) }
    func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer) throws(CurlError) {
        try check(barbell_curl_set_pointer(raw, option, pointer))
    }
    /// Milliseconds, rounded up: zero would mean no limit.
    func set(_ option: CURLoption, _ time: Duration) throws(CurlError) {
        let milliseconds = time / .milliseconds(1)
        try set(option, max(1, Int(min(milliseconds.rounded(.up), 2_000_000_000))))
    }

    /// A list that lives until the next transfer begins.
    func list(_ lines: [String]) throws(CurlError) -> UnsafeMutablePointer<curl_slist>? {
        var list: UnsafeMutablePointer<curl_slist>?
        for line in lines {
            guard let longer = curl_slist_append(list, line) else {
                curl_slist_free_all(list)
                throw .outOfResources
            }
            list = longer
        }
        if let list { lists.append(list) }
        return list
    }

    func setList(_ option: CURLoption, _ lines: [String]) throws(CurlError) {
        let list = try list(lines)
        try check(barbell_curl_set_slist(raw, option, list))
    }

    func setMultipart(_ parts: [CurlRequest.Part]) throws(CurlError) {
        guard let mime = curl_mime_init(raw) else { throw .outOfResources }
        self.mime = mime
        for part in parts {
            guard let entry = curl_mime_addpart(mime) else { throw .outOfResources }
            try check(curl_mime_name(entry, part.name))
            switch part.content {
            case .bytes(let bytes):
                let bytes = bytes + [0]  // an empty array would have no address, which means "no data" to libcurl
                try check(bytes.withUnsafeBytes { curl_mime_data(entry, $0.bindMemory(to: CChar.self).baseAddress, bytes.count - 1) })
            case .file(let path):
                guard access(path, R_OK) == 0, curl_mime_filedata(entry, path) == CURLE_OK else {
                    throw .invalidRequest("cannot read \(path)")
                }
            }
            if let filename = part.filename { try check(curl_mime_filename(entry, filename)) }
            if let type = part.contentType { try check(curl_mime_type(entry, type)) }
        }
        try check(barbell_curl_set_mime(raw, mime))
    }

    func long(_ info: CURLINFO) -> Int {
        var value = 0
        barbell_curl_get_long(raw, info, &value)
        return value
    }
    func microseconds(_ info: CURLINFO) -> Duration {
        var value: curl_off_t = 0
        barbell_curl_get_off(raw, info, &value)
        return .microseconds(Int64(value))
    }
    func string(_ info: CURLINFO) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        barbell_curl_get_string(raw, info, &value)
        return value.map { String(cString: $0) }
    }
    func strings(_ info: CURLINFO) -> [String] {
        var list: UnsafeMutablePointer<curl_slist>?
        barbell_curl_get_slist(raw, info, &list)
        defer { curl_slist_free_all(list) }
        var strings: [String] = []
        var next = list
        while let entry = next {
            if let data = entry.pointee.data { strings.append(String(cString: data)) }
            next = entry.pointee.next
        }
        return strings
    }
    /// The lines of the first certificate of the peer's chain, which is its own.
    var certificate: [String] {
        var chain: UnsafeMutablePointer<curl_certinfo>?
        barbell_curl_get_certificates(raw, &chain)
        guard let chain, chain.pointee.num_of_certs > 0 else { return [] }
        var lines: [String] = []
        var next = chain.pointee.certinfo[0]
        while let entry = next {
            if let data = entry.pointee.data { lines.append(String(cString: data)) }
            next = entry.pointee.next
        }
        return lines
    }

    /// What libcurl says about a failed transfer, else the general words for the code.
    func message(for code: CURLcode) -> String {
        errorText[0] != 0 ? String(cString: errorText) : String(cString: curl_easy_strerror(code))
    }

    func error(_ code: CURLcode) -> CurlError {
        sink.fileError
            ?? CurlError(
                code, message: message(for: code), connected: microseconds(CURLINFO_PRETRANSFER_TIME_T) > .zero, bodyLimitHit: sink.exceeded
            )
    }

    func check(_ code: CURLcode) throws(CurlError) {
        guard code == CURLE_OK else {
            throw code == CURLE_OUT_OF_MEMORY ? .outOfResources : .invalidRequest(String(cString: curl_easy_strerror(code)))
        }
    }
}
