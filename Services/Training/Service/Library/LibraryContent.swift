internal import Compression
internal import Contracts
internal import JSONCoding
internal import Security
internal import Wire

/// A version of the library with its drawings: what a folder's files say, and what the database keeps of it.
struct LibraryContent: DTO {
    struct Image: DTO {
        let name: String
        let svg: String
        static let example = Image(name: "squat-barbell-1.svg", svg: "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    }

    /// Bytes of a drawing.
    static let longestImage = 32 << 10
    /// Bytes of a whole library as JSON: ten times as many exercises as there are fit.
    static let longest = 32 << 20

    let library: ExerciseLibrary
    let images: [Image]

    static let empty = LibraryContent(library: ExerciseLibrary(version: 0, drawings: 1, exercises: []), images: [])
    static let example = LibraryContent(library: .example, images: [.example])

    /// As the database keeps it.
    func packed() throws -> String { base64(try Brotli.compress(try JSONWriter.encode(self))) }

    /// - Throws: `LibraryProblems` for what another version of this program wrote in words that this one does not know.
    init(packed: String) throws(LibraryProblems) {
        do {
            guard let bytes = base64Decode(packed) else { throw CompressionError.malformed }
            let tree = try JSONParser.parse(try Brotli.decompress(bytes, limit: Self.longest))
            self = try InputDecoder.decode(LibraryContent.self, from: tree)
        } catch {
            throw LibraryProblems(lines: ["in the database: \(error)"])
        }
    }

    init(library: ExerciseLibrary, images: [Image]) {
        self.library = library
        self.images = images
    }
}
