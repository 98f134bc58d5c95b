import GalleryCore

struct Quantizer {
    let depth: CellColorDepth

    /// A code per pixel: `0xRRGGBB` in true color, else the palette index.
    func codes(of pixels: PixelBuffer) -> [UInt32] {
        switch depth {
        case .trueColor:
            pixels.bytes.withUnsafeBufferPointer { bytes in
                (0..<(pixels.width * pixels.height)).map { index in
                    let at = index * 3
                    return UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
                }
            }
        case .indexed256:
            diffused(pixels, XtermPalette.nearest256)
        case .basic16:
            diffused(pixels, XtermPalette.nearest16)
        }
    }

    /// Floyd-Steinberg dithering (1976) in serpentine order. Most of the error is dropped: cells are so large that
    /// diffused errors show as a checkered pattern in even and dark areas and reduce similarity to the photo.
    private func diffused(_ pixels: PixelBuffer, _ nearest: (Int, Int, Int) -> Int) -> [UInt32] {
        let width = pixels.width, share = depth == .basic16 ? 0.9 : Self.strength
        var codes = [UInt32](repeating: 0, count: width * pixels.height)
        var here = [Double](repeating: 0, count: (width + 2) * 3)
        var below = here
        for y in 0..<pixels.height {
            let forward = y.isMultiple(of: 2)
            let step = forward ? 3 : -3
            for x in forward ? Array(0..<width) : Array((0..<width).reversed()) {
                let pixel = y * width + x, slot = (x + 1) * 3
                func wanted(_ channel: Int) -> Double {
                    min(255, max(0, Double(pixels.bytes[pixel * 3 + channel]) + here[slot + channel]))
                }
                let values = (wanted(0), wanted(1), wanted(2))
                let index = nearest(
                    Int(clamping: values.0 + 0.5), Int(clamping: values.1 + 0.5),
                    Int(clamping: values.2 + 0.5))
                codes[pixel] = UInt32(index)
                let color = XtermPalette.color(index)
                func spread(_ error: Double, _ at: Int) {
                    here[at + step] += error * 7 / 16
                    below[at - step] += error * 3 / 16
                    below[at] += error * 5 / 16
                    below[at + step] += error / 16
                }
                spread((values.0 - Double(color.red)) * share, slot)
                spread((values.1 - Double(color.green)) * share, slot + 1)
                spread((values.2 - Double(color.blue)) * share, slot + 2)
            }
            here = below
            below = [Double](repeating: 0, count: (width + 2) * 3)
        }
        return codes
    }

    private static let strength = 0.3
}
