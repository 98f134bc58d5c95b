import GalleryCore
import TextLayout

/// Contrast by WCAG 2.2 ("relative luminance" and "contrast ratio").
enum Contrast {
    static let readable: Float = 4.5

    /// Relative luminance, from 0 for black to 1 for white.
    static func luminance(_ color: RGB) -> Float {
        Float(
            0.2126 * SRGBTransfer.linear(color.red) + 0.7152 * SRGBTransfer.linear(color.green)
                + 0.0722 * SRGBTransfer.linear(color.blue))
    }

    /// Contrast ratio, from 1 for equal luminance to 21 for black and white.
    static func ratio(_ one: Float, _ other: Float) -> Float {
        (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
}
