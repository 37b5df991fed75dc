internal import CCurl
internal import Glibc
internal import HTTPCore

/// What a transfer receives, and what it has to send. libcurl's callbacks run on the thread that drives the transfer.
final class TransferSink {
    var headers: HTTPHeaders { HTTPHeaders(fields) }
    private(set) var body: [UInt8] = []
    /// The limit that the answer's body has gone over.
    private(set) var exceeded: Int?
    /// Why the file of a body ended the transfer.
    private(set) var fileError: CurlError?
    /// The status of the answer whose head came last.
    private(set) var status = 0
    /// The beginning of the last line by which an SMTP server refused something. What it says to QUIT comes after that.
    private(set) var reply = ""
    /// Takes the body of a 2xx answer in place of `body`.
    var target: FileTarget?
    /// Takes the answer as it comes in place of `body`.
    var reader: AnswerReader?
    private var hasRead = false
    /// Gives the body to send in place of `upload`.
    var source: FileSource?
    var bodyLimit = Int.max
    var upload: [UInt8] = []
    /// Told how many bytes of the body were sent, when they have become more.
    var onSent: (@Sendable (Int) -> Void)?
    private var reported = 0
    private var uploaded = 0
    /// When the head of the last answer began to come; nil before.
    private(set) var answered: ContinuousClock.Instant?
    /// When the last piece of the body was handed to libcurl; nil while none was.
    private(set) var handedOver: ContinuousClock.Instant?
    private var fields: [HTTPHeaders.Field] = []

    /// Second descriptors of the transfer's connections, where somebody asked to be able to cut them.
    private var connections: [Int32] = []

    func reset() {
        for descriptor in connections { close(descriptor) }
        connections = []
        body = []
        exceeded = nil
        fileError = nil
        status = 0
        reply = ""
        target = nil
        reader = nil
        hasRead = false
        source = nil
        bodyLimit = .max
        upload = []
        onSent = nil
        reported = 0
        uploaded = 0
        answered = nil
        handedOver = nil
        fields = []
    }

    static let onHeader: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        data, _, count, context in
        guard let data, let context else { return 0 }
        let line = UnsafeRawBufferPointer(start: data, count: count)
        Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue().received(headerLine: line)
        return count
    }

    static let onBody: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        data, _, count, context in
        guard let data, let context else { return 0 }
        let sink = Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue()
        let piece = UnsafeRawBufferPointer(start: data, count: count)
        if let reader = sink.reader { return reader.piece(piece) ? count : Int(CURL_WRITEFUNC_PAUSE) }
        // Anything but the count ends the transfer.
        return sink.received(body: piece) ? count : 0
    }

    static let onUpload: @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int = {
        data, size, items, context in
        guard let data, let context else { return 0 }
        let sink = Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue()
        do throws(CurlError) {
            let count = try sink.nextPiece(UnsafeMutableRawBufferPointer(start: data, count: size * items))
            if count > 0 { sink.handedOver = .now }
            return count
        } catch {
            sink.fileError = error
            return Int(CURL_READFUNC_ABORT)
        }
    }

    /// The next bytes of the body; none at its end.
    private func nextPiece(_ buffer: UnsafeMutableRawBufferPointer) throws(CurlError) -> Int {
        if let source { return try source.read(into: buffer) }
        let count = min(buffer.count, upload.count - uploaded)
        buffer.copyBytes(from: upload[uploaded..<uploaded + count])
        uploaded += count
        return count
    }

    static let onSeek: @convention(c) (UnsafeMutableRawPointer?, Int, Int32) -> Int32 = { context, offset, origin in
        guard let context, origin == SEEK_SET else { return 1 }
        let sink = Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue()
        if let source = sink.source { return source.seek(to: offset) ? 0 : 1 }
        guard (0...sink.upload.count).contains(offset) else { return 1 }
        sink.uploaded = offset
        return 0
    }

    static let onProgress: @convention(c) (UnsafeMutableRawPointer?, curl_off_t, curl_off_t, curl_off_t, curl_off_t) -> Int32 = {
        context, _, _, _, sent in
        guard let context else { return 1 }
        Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue().noteSent(Int(sent))
        return 0  // anything else ends the transfer
    }

    static let onConnection: @convention(c) (UnsafeMutableRawPointer?, curl_socket_t, curlsocktype) -> Int32 = { context, descriptor, _ in
        guard let context else { return 1 }
        let copy = dup(descriptor)
        if copy >= 0 { Unmanaged<TransferSink>.fromOpaque(context).takeUnretainedValue().connections.append(copy) }
        return 0
    }

    /// libcurl repeats itself, and counts from 0 again when it rewinds.
    private func noteSent(_ count: Int) {
        guard count > reported else { return }
        reported = count
        onSent?(count)
    }

    /// Both directions of every connection end now; whoever waits on one is told at once.
    func cutConnections() { for descriptor in connections { shutdown(descriptor, Int32(SHUT_RDWR)) } }

    deinit { for descriptor in connections { close(descriptor) } }

    var isSuccess: Bool { (200..<300).contains(status) }

    /// - Returns: whether the transfer may go on.
    private func received(body bytes: UnsafeRawBufferPointer) -> Bool {
        guard let target, isSuccess else {
            guard bytes.count <= bodyLimit - body.count else { return exceeds(bodyLimit) }
            body.append(contentsOf: bytes)
            return true
        }
        if target.size == 0, let announced = headers["Content-Length"].flatMap({ Int($0) }), announced > target.maximum {
            return exceeds(target.maximum)
        }
        guard bytes.count <= target.maximum - target.size else { return exceeds(target.maximum) }
        do throws(CurlError) { try target.write(bytes) } catch {
            fileError = error
            return false
        }
        return true
    }

    private func exceeds(_ limit: Int) -> Bool {
        exceeded = limit
        return false
    }

    /// A status line begins a new head, so interim answers leave nothing behind; a folded line continues the field before it.
    private func received(headerLine raw: UnsafeRawBufferPointer) {
        let line = raw.trimmed
        if line.isEmpty { return headEnded() }
        if let first = line.first, first == UInt8(ascii: "4") || first == UInt8(ascii: "5") {
            reply = Self.text(line.prefix(64))
        } else if line.starts(with: "HTTP/".utf8) {
            answered = .now
            fields = []
            status = line.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first.flatMap { Int(Self.text($0)) } ?? 0
        } else if let first = raw.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !fields.isEmpty {
            fields[fields.count - 1].value += " " + Self.text(line)
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            fields.append(
                (Self.text(line[line.startIndex..<colon]), Self.text(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]).trimmed)))
        }
    }

    /// The reader is told of the final answer, and of no trailer.
    private func headEnded() {
        guard let reader, status >= 200, !hasRead else { return }
        hasRead = true
        reader.head(HTTPStatus(status), headers)
    }

    /// UTF-8, or Latin-1 where it is not: no byte of a peer is lost.
    private static func text(_ bytes: some Collection<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension UnsafeRawBufferPointer {
    /// Without the white space and line ends around it.
    fileprivate var trimmed: Slice<UnsafeRawBufferPointer> {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else { return self[0..<0] }
        return self[first...last]
    }
}
