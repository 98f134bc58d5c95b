import GalleryCore
import PictureExchange
import Testing

@testable import Pictures

extension EncodedImage {
    /// Complete image of original size with a black average color.
    static func sample(
        _ form: PictureRequest.Form, width: Int, height: Int, bytes: [UInt8]
    ) throws -> EncodedImage {
        EncodedImage(
            form: form, width: width, height: height, bytes: bytes,
            original: try #require(PixelSize(width: width, height: height)), isTruncated: false,
            color: RGB(packed: 0), descriptor: nil, isAnimated: false, frames: [])
    }
}
