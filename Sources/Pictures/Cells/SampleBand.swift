import TextLayout

/// Pixels of one row of cells, with padding for vector reads.
struct SampleBand: ~Copyable {
    /// Bytes after the last pixel that vector reads may include.
    private static let padding = 16

    let columns: Int
    let rows: Int
    private let pixels: PixelBuffer
    private let samples: PixelGrid
    private let stride: Int
    private let bytes: UnsafeMutableRawBufferPointer

    init(of pixels: PixelBuffer, samples: PixelGrid) {
        self.pixels = pixels
        self.samples = samples
        columns = (pixels.width + samples.across - 1) / samples.across
        rows = (pixels.height + samples.down - 1) / samples.down
        stride = columns * samples.across * 3 + Self.padding
        bytes = .allocate(byteCount: stride * samples.down, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { bytes.deallocate() }

    mutating func load(row: Int) {
        let width = pixels.width * 3
        pixels.bytes.withUnsafeBytes { source in
            for y in 0..<samples.down {
                let start = min(row * samples.down + y, pixels.height - 1) * width
                let line = UnsafeMutableRawBufferPointer(rebasing: bytes[(y * stride)...])
                line.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<(start + width)]))
                for byte in width..<(stride - Self.padding) { line[byte] = line[byte - 3] }
            }
        }
    }

    func take(column: Int, into sums: inout ShapeSums) {
        let start = UnsafeRawBufferPointer(rebasing: bytes[(column * samples.across * 3)...])
        if samples.across == 1 {
            sums.take(SIMD3(Float(start[0]), Float(start[1]), Float(start[2])))
        } else if let start = start.baseAddress {
            sums.take(start, stride: stride)
        }
    }
}
