/// Picture reduced to 64x64 cells, each the mean of 2x2 sampled pixels.
struct PictureCells {
    private static let side = 64

    let light: LightPlane
    /// 8x8 means of luminance, blue difference and red difference (BT.601), in rows.
    let layout: [[SIMD8<Float>]]

    /// `pixels` has 3 bytes per pixel.
    init(_ pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
        let side = Self.side
        var light = LightPlane(side: side)
        var layout = [[SIMD8<Float>]](repeating: [], count: 3)
        var above = CellRow(pixels, width: width), below = above
        for block in 0..<8 {
            // Sums over eight rows of cells, by channel and column.
            var sums = [SIMD8<Float>](repeating: SIMD8(), count: 24)
            sums.withUnsafeMutableBufferPointer { sums in
                for row in block * 8..<(block + 1) * 8 {
                    above.add((4 * row + 1) * height / (4 * side))
                    below.add((4 * row + 3) * height / (4 * side))
                    for group in 0..<8 {
                        let red = above.mean(group, 0, with: below)
                        let green = above.mean(group, 1, with: below)
                        let blue = above.mean(group, 2, with: below)
                        let value = 0.299 * red + 0.587 * green + 0.114 * blue
                        light.set(value, row: row, group: group)
                        sums[group] += value
                        sums[group + 8] += 0.564 * (blue - value)
                        sums[group + 16] += 0.713 * (red - value)
                    }
                }
            }
            for channel in 0..<3 {
                layout[channel].append(SIMD8((0..<8).map { sums[channel * 8 + $0].sum() / 64 }))
            }
        }
        light.closeBorder()
        self.light = light
        self.layout = layout
    }
}

/// Sums over two sampled pixels for each cell, in one row of a picture.
private struct CellRow {
    private let pixels: UnsafeBufferPointer<UInt8>
    private let width: Int
    /// Byte offsets of the two pixels of each cell.
    private let columns: [Int]
    /// 64 sums for each channel.
    private var sums = [UInt16](repeating: 0, count: 192)
    private var row = -1

    init(_ pixels: UnsafeBufferPointer<UInt8>, width: Int) {
        self.pixels = pixels
        self.width = width
        columns = (0..<128).map { (2 * $0 + 1) * width / 256 * 3 }
    }

    /// Computes the sums of a row unless it is still the same row: a picture with few rows is sampled repeatedly.
    mutating func add(_ row: Int) {
        guard row != self.row else { return }
        self.row = row
        let pixels = UnsafeBufferPointer(rebasing: pixels[(row * width * 3)..<((row + 1) * width * 3)])
        columns.withUnsafeBufferPointer { columns in
            sums.withUnsafeMutableBufferPointer { sums in
                for cell in 0..<64 {
                    let (left, right) = (columns[2 * cell], columns[2 * cell + 1])
                    sums[cell] = UInt16(pixels[left]) &+ UInt16(pixels[right])
                    sums[cell + 64] = UInt16(pixels[left + 1]) &+ UInt16(pixels[right + 1])
                    sums[cell + 128] = UInt16(pixels[left + 2]) &+ UInt16(pixels[right + 2])
                }
            }
        }
    }

    func mean(_ group: Int, _ channel: Int, with other: CellRow) -> SIMD8<Float> {
        SIMD8<Float>(eight(group, channel) &+ other.eight(group, channel)) / 4
    }

    private func eight(_ group: Int, _ channel: Int) -> SIMD8<UInt16> {
        sums.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: (channel * 64 + group * 8) * 2, as: SIMD8<UInt16>.self)
        }
    }
}
