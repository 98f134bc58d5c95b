import GalleryCore

/// What stands in for a picture until it is there.
enum Placeholder {
    /// The BlurHash, else the average color, else a gray that shows on light and dark.
    static func pixels(for subject: PhotoPicture?, width: Int, height: Int) -> PixelBuffer {
        if let hash = subject?.blurHash.flatMap(BlurHash.init) {
            return hash.pixels(width: width, height: height)
        }
        let color = subject?.color ?? RGB(red: 96, green: 96, blue: 96)
        return PixelBuffer(
            width: width, height: height, red: color.red, green: color.green, blue: color.blue)
    }
}
