/// What a browser lets a file do that it opens by itself: what users uploaded runs no script and loads nothing.
public enum ContentPolicy {
    /// The value of `Content-Security-Policy` for a media type that was found in the bytes, and is sent with `nosniff`.
    public static func of(_ type: String) -> String {
        // A browser shows a film in a page of its own making, which plays it from the same address and has its style inline. In a sandbox
        // that address is a stranger's.
        let isPlayed = type.hasPrefix("video/") || type.hasPrefix("audio/")
        return isPlayed ? "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'" : "default-src 'none'; sandbox"
    }
}
