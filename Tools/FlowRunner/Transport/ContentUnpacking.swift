internal import Compression
internal import HTTPCore

extension TransportResponse {
    /// More than this, in bytes, does not come out of a packed body.
    private static let unpackingLimit = 512 << 20

    /// What `Accept-Encoding` of a step with `compressed` says.
    static let acceptedCodings = "br, gzip, deflate"

    /// Takes the codings of `Content-Encoding` off the body, the last one first. RFC 9110 §8.4.
    mutating func unpack() {
        let codings = headers.all("Content-Encoding").flatMap { $0.split(separator: ",") }.map { String($0).trimmingSpaces.lowercased() }
        guard !body.isEmpty, codings.contains(where: { $0 != "identity" }) else { return }
        var plain = body
        for coding in codings.reversed() where coding != "identity" {
            do throws(CompressionError) {
                switch coding {
                case "br": plain = try Brotli.decompress(plain, limit: Self.unpackingLimit)
                case "gzip", "x-gzip": plain = try Gzip.decompress(plain, limit: Self.unpackingLimit)
                case "deflate": plain = try Deflate.decompress(plain, limit: Self.unpackingLimit)
                default:
                    unpackingProblem = "the body is encoded as \(coding), which is not known here"
                    return
                }
            } catch {
                unpackingProblem = "the body is not \(coding), although Content-Encoding says so"
                return
            }
        }
        packedBody = body
        body = plain
    }
}
