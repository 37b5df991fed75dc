/// Lends the strings as C strings, with a null after the last; nil stays null.
func withCStrings<R>(_ strings: [String?], _ body: ([UnsafePointer<CChar>?]) -> R) -> R {
    let copies = strings.map { string in
        string.map { string in
            string.utf8CString.withUnsafeBufferPointer { bytes in
                let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
                _ = copy.initialize(from: bytes)
                return copy
            }
        }
    }
    defer { for copy in copies { copy?.deallocate() } }
    return body(copies.map { $0.flatMap { UnsafePointer($0.baseAddress) } } + [nil])
}
