internal import CVips

/// The image library's handles, and what its return codes mean. The only file that calls it.
enum Vips {
    /// Whether the library runs; it can be started only once in a process, and stays.
    private static let started: Result<Void, ImageProblem> =
        barbell_vips_start() == 0 ? .success(()) : .failure(.unavailable(reason: message()))

    static func start() throws(ImageProblem) { try started.get() }

    /// Runs a call's work, and afterwards frees what the library keeps for this thread.
    static func session<T>(_ body: () throws(ImageProblem) -> T) throws(ImageProblem) -> T {
        defer {
            vips_error_clear()
            vips_thread_shutdown()
        }
        return try body()
    }

    /// The library has one text for the errors of all threads; some lines of it are enough for a log.
    private static func message() -> String {
        guard let text = vips_error_buffer_copy() else { return "" }
        defer { g_free(text) }
        return String(String(cString: text).split(separator: "\n").joined(separator: "; ").prefix(300))
    }

    static func failure() -> ImageProblem {
        let message = message()
        return message.contains("out of memory") ? .outOfMemory : .damaged(reason: message)
    }

    // MARK: - Sources

    /// Content to load from, as often as wanted.
    struct Source: ~Copyable {
        private let pointer: UnsafeMutablePointer<VipsSource>

        init(bytes: [UInt8]) throws(ImageProblem) {
            guard let pointer = bytes.withUnsafeBytes({ barbell_vips_source_bytes($0.baseAddress, $0.count) }) else { throw Vips.failure() }
            self.pointer = pointer
        }

        init(descriptor: Int32) throws(ImageProblem) {
            guard let pointer = vips_source_new_from_descriptor(descriptor) else { throw Vips.failure() }
            self.pointer = pointer
        }

        deinit { g_object_unref(pointer) }

        /// Reads the header with the one loader of this format; nothing is left to guessing.
        ///
        /// - Parameter shrink: how many times smaller the picture may come, where decoding so saves time: 1, 2, 4 or 8 for JPEG,
        ///   any from 1 for WebP, without effect for the others.
        func load(_ format: ImageFormat, shrink: Int) throws(ImageProblem) -> Image {
            switch format {
            case .jpeg: try Image { barbell_vips_load_jpeg(pointer, $0, Int32(shrink)) }
            case .png: try Image { barbell_vips_load_png(pointer, $0) }
            case .webp: try Image { barbell_vips_load_webp(pointer, $0, 1 / Double(shrink)) }
            case .heic: try Image { barbell_vips_load_heif(pointer, $0) }
            case .gif: throw .unsupportedType(.gif)
            }
        }
    }

    // MARK: - Images

    /// A picture, or a recipe for one: operations run when the result is saved or decoded.
    struct Image: ~Copyable {
        private let pointer: UnsafeMutablePointer<VipsImage>

        fileprivate init(_ make: (UnsafeMutablePointer<UnsafeMutablePointer<VipsImage>?>) -> Int32) throws(ImageProblem) {
            var made: UnsafeMutablePointer<VipsImage>?
            guard make(&made) == 0, let made else { throw Vips.failure() }
            pointer = made
        }

        private init(owning pointer: UnsafeMutablePointer<VipsImage>) { self.pointer = pointer }

        deinit { g_object_unref(pointer) }

        var width: Int { Int(vips_image_get_width(pointer)) }
        var height: Int { Int(vips_image_get_height(pointer)) }
        var pages: Int { Int(vips_image_get_n_pages(pointer)) }
        var hasAlpha: Bool { vips_image_hasalpha(pointer) != 0 }
        var isSRGB: Bool { vips_image_get_interpretation(pointer) == VIPS_INTERPRETATION_sRGB }
        var isBytes: Bool { vips_image_get_format(pointer) == VIPS_FORMAT_UCHAR }

        /// Names of the header's fields.
        var fields: [String] {
            guard let names = vips_image_get_fields(pointer) else { return [] }
            defer { g_strfreev(names) }
            var fields: [String] = []
            while let name = names[fields.count] { fields.append(String(cString: name)) }
            return fields
        }

        /// A block of metadata; nil when there is none of this name.
        func block(_ name: String) -> [UInt8]? {
            guard vips_image_get_typeof(pointer, name) == vips_blob_get_type() else { return nil }
            var bytes: UnsafeRawPointer?
            var count = 0
            guard vips_image_get_blob(pointer, name, &bytes, &count) == 0, let bytes else { return nil }
            return Array(UnsafeRawBufferPointer(start: bytes, count: count))
        }

        func decode() throws(ImageProblem) {
            guard barbell_vips_decode(pointer) == 0 else { throw Vips.failure() }
        }

        /// Down to `side` pixels on the longer side, never up, and in sRGB where a profile says what the colours mean.
        func shrunk(to side: Int) throws(ImageProblem) -> Image {
            let needsProfile = barbell_vips_needs_profile(pointer) != 0
            return try Image {
                needsProfile ? barbell_vips_shrink_by_profile(pointer, $0, Int32(side)) : barbell_vips_shrink(pointer, $0, Int32(side))
            }
        }
        func inSRGB() throws(ImageProblem) -> Image { try Image { barbell_vips_srgb(pointer, $0) } }
        func inBytes() throws(ImageProblem) -> Image { try Image { barbell_vips_bytes(pointer, $0) } }

        func flattened(on colour: ImageColour) throws(ImageProblem) -> Image {
            try Image { barbell_vips_flatten(pointer, $0, Double(colour.red), Double(colour.green), Double(colour.blue)) }
        }

        /// Decoded and in memory, so that what comes next can take the pixels in any order and finds no error in them.
        func whole() throws(ImageProblem) -> Image {
            guard let whole = vips_image_copy_memory(pointer) else { throw Vips.failure() }
            return Image(owning: whole)
        }

        /// Upright by one of the eight EXIF orientations. For a whole picture: rows are decoded from top to bottom, and a turned one
        /// needs them in another order.
        func upright(from orientation: Int) throws(ImageProblem) -> Image {
            let copy = try copied()
            vips_image_set_int(copy.pointer, VIPS_META_ORIENTATION, Int32(orientation))
            return try Image { barbell_vips_upright(copy.pointer, $0) }
        }

        private func copied() throws(ImageProblem) -> Image { try Image { barbell_vips_copy(pointer, $0) } }

        /// Without any metadata. The savers' own `strip` is not enough: that for WebP keeps EXIF. It even makes a block of its own
        /// from the resolution, which `WebPFile` takes out.
        func bare() throws(ImageProblem) -> Image {
            let copy = try copied()
            // The fields that make up the picture itself, such as its width, do not go away by this.
            for field in copy.fields { vips_image_remove(copy.pointer, field) }
            return copy
        }

        func saved(as output: ImageOutput) throws(ImageProblem) -> [UInt8] {
            var bytes: UnsafeMutableRawPointer?
            var count = 0
            let result = switch output {
            case .jpeg(let quality): barbell_vips_save_jpeg(pointer, &bytes, &count, Int32(min(max(quality, 1), 100)))
            case .webp(let quality): barbell_vips_save_webp(pointer, &bytes, &count, Int32(min(max(quality, 1), 100)))
            case .png: barbell_vips_save_png(pointer, &bytes, &count)
            }
            defer { g_free(bytes) }
            guard result == 0, let bytes else { throw Vips.failure() }
            let made = Array(UnsafeRawBufferPointer(start: bytes, count: count))
            return output.format == .webp ? WebPFile.bare(made) : made
        }
    }
}
