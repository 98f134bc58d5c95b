import GalleryCore

/// A box that was made for other proportions than the picture turned out to have.
struct Frame {
    /// Size of the box in pixels.
    let width: Int
    /// Size of the box in pixels.
    let height: Int
    /// The size that keeps the proportions; nil when the picture fills the box.
    let inner: (width: Int, height: Int)?

    /// Boxes are rounded to whole cells and services round sizes: up to a tenth is taken as the same.
    init(promised: (width: Int, height: Int), found: PixelSize, width: Int, height: Int) {
        self.width = width
        self.height = height
        let expected = Double(promised.width) / Double(promised.height)
        let wider = Double(found.width) / Double(found.height) / expected
        if wider > 1.1 {
            inner = (width, max(1, Int((Double(height) / wider).rounded())))
        } else if wider < 1 / 1.1 {
            inner = (max(1, Int((Double(width) * wider).rounded())), height)
        } else {
            inner = nil
        }
    }

    /// The picture in the middle, `background` around it.
    func framed(_ raster: Raster, on background: RGB) -> Raster {
        let empty = Raster(
            width: width, height: height, red: background.red, green: background.green, blue: background.blue)
        var bytes = empty.bytes
        let left = (width - raster.width) / 2, top = (height - raster.height) / 2, count = raster.width * 3
        for y in 0..<raster.height {
            let from = y * count, to = ((top + y) * width + left) * 3
            bytes.replaceSubrange(to..<(to + count), with: raster.bytes[from..<(from + count)])
        }
        return Raster(width: width, height: height, bytes: bytes)
    }
}
