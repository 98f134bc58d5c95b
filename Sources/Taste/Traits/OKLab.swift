import GalleryCore
import Glibc

/// A color by how it looks (Björn Ottosson, "A perceptual color space for image processing", 2020).
struct OKLab {
    /// 0 to 1.
    let lightness: Double
    /// From green to red.
    let a: Double
    /// From blue to yellow.
    let b: Double

    init(_ color: RGB) {
        let (red, green, blue) = (
            SRGBTransfer.linear(color.red), SRGBTransfer.linear(color.green), SRGBTransfer.linear(color.blue)
        )
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// How different two colors look; hue and chroma count twice: averages of whole photos are pale.
    func distance(to other: OKLab) -> Double {
        hypot(lightness - other.lightness, 2 * hypot(a - other.a, b - other.b))
    }
}
