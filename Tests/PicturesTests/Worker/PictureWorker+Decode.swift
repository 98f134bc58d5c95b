import GalleryCore
import PictureExchange

@testable import Pictures

extension PictureWorker {
    func decode(
        _ bytes: [UInt8], _ fit: PictureRequest.Fit, width: Int, height: Int, part: PicturePart? = nil,
        background: RGB = RGB(red: 0, green: 0, blue: 0)
    ) async throws(PictureError) -> EncodedImage {
        try await perform(
            PictureRequest(
                subject: .bytes(bytes), fit: fit, width: UInt32(clamping: width),
                height: UInt32(clamping: height), part: part, background: background.packed))
    }
}
