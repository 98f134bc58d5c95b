import CImageCodecs
import FoundationEssentials

struct ImageEncoder: Sendable {
    /// Error code of the codec library, for an unsupported size or lack of memory.
    struct Failure: Error, Equatable { let code: Int32 }

    let format: ImageFormat
    /// Quality, 1 to 100; ignored for PNG.
    let quality: Int

    func encode(_ picture: Bitmap) throws(Failure) -> Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        var length = 0
        let width = Int32(picture.width)
        let height = Int32(picture.height)
        let quality = Int32(quality)
        let code = picture.bytes.withUnsafeBufferPointer { rgb in
            switch format {
            case .jpg: gic_encode_jpeg(rgb.baseAddress, width, height, quality, 0, &bytes, &length)
            case .pjpg: gic_encode_jpeg(rgb.baseAddress, width, height, quality, 1, &bytes, &length)
            case .png: gic_encode_png(rgb.baseAddress, width, height, &bytes, &length)
            case .webp: gic_encode_webp(rgb.baseAddress, width, height, 3, quality, &bytes, &length)
            }
        }
        guard code == 0, let bytes else { throw Failure(code: code) }
        return Data(
            bytesNoCopy: bytes, count: length, deallocator: .custom { start, _ in gic_encode_free(start) })
    }
}
