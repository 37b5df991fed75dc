#if canImport(ImageIO)
public import ClientKit
internal import CoreGraphics
internal import Foundation
internal import ImageIO

/// A picture that ImageIO opened: upright pixels in sRGB and nothing else, so that what is encoded of it says neither where nor with what
/// it was taken.
public struct DevicePicture: PictureCodec {
    public enum Problem: Error, Sendable, Hashable { case unreadable, tooLargeForMemory, notEncoded }

    /// Four bytes each, the last one unused.
    private let pixels: [UInt8]
    private let width: Int
    private let height: Int

    /// What a `PhotoUploader` opens pictures with.
    public static let open: PictureOpener = { picked in try DevicePicture(picked) }

    /// - Parameter longestSide: in pixels. A larger picture is made smaller while it is decoded, so that one of 48 megapixels is never in
    ///   memory as a whole.
    public init(_ picked: [UInt8], longestSide: Int = 4096) throws {
        let reading = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(Data(picked) as CFData, reading) else { throw Problem.unreadable }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            // Turned as the camera was held.
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: longestSide,
        ]
        guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else { throw Problem.unreadable }
        try self.init(image, width: image.width, height: image.height)
    }

    private init(_ image: CGImage, width: Int, height: Int) throws {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: space,
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
        else { throw Problem.tooLargeForMemory }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        // JPEG knows no transparency.
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(whole)
        context.interpolationQuality = .high
        context.draw(image, in: whole)
        guard let start = context.data else { throw Problem.tooLargeForMemory }
        pixels = Array(UnsafeRawBufferPointer(start: start, count: width * 4 * height))
        (self.width, self.height) = (width, height)
    }

    public func encode(quality: Double) throws -> [UInt8] {
        let file = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(file as CFMutableData, "public.jpeg" as CFString, 1, nil) else {
            throw Problem.notEncoded
        }
        CGImageDestinationAddImage(destination, try image, [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary)
        guard CGImageDestinationFinalize(destination) else { throw Problem.notEncoded }
        return Array(Data(referencing: file))
    }

    public func scaled(by factor: Double) throws -> DevicePicture {
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
        return try DevicePicture(try image, width: side(width), height: side(height))
    }

    private var image: CGImage {
        get throws {
            guard let space = CGColorSpace(name: CGColorSpace.sRGB), let bytes = CGDataProvider(data: Data(pixels) as CFData),
                let image = CGImage(
                    width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: space,
                    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: bytes, decode: nil,
                    shouldInterpolate: true, intent: .defaultIntent)
            else { throw Problem.notEncoded }
            return image
        }
    }
}
#endif
