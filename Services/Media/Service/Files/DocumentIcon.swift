internal import HTTPCore

/// What stands for a document where a picture is wanted.
enum DocumentIcon {
    static let response = HTTPResponse(
        status: .ok,
        headers: [
            "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400", "Content-Security-Policy": "default-src 'none'",
        ],
        body: .bytes(Array(svg.utf8)))

    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320" role="img" aria-label="PDF">
        <path d="M80 24h112l64 64v208H80z" fill="#fff" stroke="#5a6472" stroke-width="8" stroke-linejoin="round"/>
        <path d="M192 24v64h64" fill="none" stroke="#5a6472" stroke-width="8" stroke-linejoin="round"/>
        <rect x="56" y="168" width="160" height="72" rx="8" fill="#c62828"/>
        <path d="M80 224v-40h14a13 13 0 0 1 0 26H80M120 184v40h10a20 20 0 0 0 0-40zM168 224v-40h26M168 204h20" fill="none" stroke="#fff" \
        stroke-width="8"/>
        </svg>
        """
}
