import GalleryCore
import TextLayout

/// What stands in for a picture until it is there.
enum Placeholder {
    /// The BlurHash, else the average colour, else a grey that shows on light and dark.
    static func raster(for picture: Picture, width: Int, height: Int) -> Raster {
        if let hash = picture.blurHash.flatMap(BlurHash.init) {
            return hash.raster(width: width, height: height)
        }
        let color = picture.color.flatMap(RGB.init(hex:)) ?? RGB(red: 96, green: 96, blue: 96)
        return Raster(width: width, height: height, red: color.red, green: color.green, blue: color.blue)
    }
}
