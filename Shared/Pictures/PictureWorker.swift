internal import Glibc
internal import Imaging
internal import JSONCoding
internal import Processes

/// The child that decodes pictures: a loop over jobs from its standard input, each with an open file, until the other side is gone.
public enum PictureWorker {
    /// The word by which a program is asked to be this child.
    public static let argument = "picture-worker"

    /// The program to run as this child: the media service, beside this one or this one itself, even if its file is replaced meanwhile.
    public static var executable: String {
        var text = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &text, text.count - 1)
        let own = String(decoding: text.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? ""
        let beside = folder + "/media"
        return own != beside && access(beside, X_OK) == 0 ? beside : "/proc/\(getpid())/exe"
    }

    /// Whether a program is asked to be this child.
    /// - Parameter words: its command line, with its own name.
    public static func isAsked(_ words: [String]) -> Bool { words.dropFirst().first == argument }

    /// - Parameter words: as for `isAsked`; the third is the processor time for one picture, in seconds.
    /// - Returns: the process's exit code.
    public static func run(_ words: [String]) -> Int32 {
        let cpuSeconds = words.dropFirst(2).first.flatMap { Int($0) } ?? PictureLimits().cpuSeconds
        // Everything it needs is loaded and open before it gives up the rest.
        guard (try? ImageTools()) != nil else { return 3 }
        Confinement.enter()
        while let message = ParentSocket.receive(atMost: PictureJob.longest) {
            Confinement.allow(cpuSeconds: cpuSeconds)
            defer { close(message.file) }
            let (answer, picture) = work(message.bytes, .descriptor(message.file))
            guard let framed = try? answer.framed(), ParentSocket.send(framed), ParentSocket.send(picture) else { return 0 }
        }
        return 0
    }

    private static func work(_ message: [UInt8], _ input: ImageInput) -> (PictureAnswer, [UInt8]) {
        guard let json = try? JSONParser.parse(message), let job = try? JSONTreeDecoder.decode(PictureJob.self, from: json) else {
            return (.problem(.unavailable(reason: "a job that is not understood")), [])
        }
        do throws(ImageProblem) {
            switch job {
            case .check(let pixels): return (.facts(try ImageTools(maximumPixels: pixels).check(input)), [])
            case .render(let pixels, let size, let output, let background):
                let picture = try ImageTools(maximumPixels: pixels).render(input, size, as: output, background: background)
                return (.picture(bytes: picture.count), picture)
            }
        } catch {
            return (.problem(error), [])
        }
    }
}
