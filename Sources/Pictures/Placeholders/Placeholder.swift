import GalleryCore
import Glibc

enum Placeholder {
    /// Quantization step of channels. Neighboring cells with an invisible difference get equal colors, so that a
    /// blurred picture needs a quarter of the output.
    private static let step: UInt8 = 8

    /// Draws the BlurHash, otherwise the average color, otherwise a gray that is visible on light and dark backgrounds.
    static func pixels(for subject: Photo?, width: Int, height: Int) -> PixelBuffer {
        if let hash = subject?.blurHash.flatMap(BlurHash.init) {
            return hash.pixels(width: width, height: height).inSteps(of: step)
        }
        let color = subject?.color ?? RGB(red: 96, green: 96, blue: 96)
        return PixelBuffer(
            width: width, height: height, red: color.red, green: color.green, blue: color.blue)
    }
}
