/// What browsers are told about our pages. The pages hold no inline code, so that no planted markup can run any.
public enum ContentPolicy {
    /// - Parameter objects: origins of an object store that uploads go to and pictures come from, where that is not this service.
    public static func pages(objects: [String] = []) -> String {
        let more = objects.map { " " + $0 }.joined()
        return [
            "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' blob:" + more,
            "media-src 'self' blob:" + more, "font-src 'self'", "connect-src 'self'" + more, "manifest-src 'self'", "worker-src 'self'",
            "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
            "trusted-types barbell-worker",
        ].joined(separator: "; ")
    }

    /// For answers of services, which are data: whatever they hold, it runs nothing and shows nothing.
    public static let data = "default-src 'none'; frame-ancestors 'none'; sandbox"

    /// Nothing that a page here has no use for; the camera is for photos and the screen stays on in a workout.
    public static let permissions =
        "accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), hid=(), "
        + "magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(self), serial=(), usb=()"
}
