enum AverageColor {
    /// Approximate number of pixels sampled.
    private static let samples = 4_096

    /// Red, green and blue in the lower 24 bits. `pixels` has 3 bytes per pixel.
    static func of(_ pixels: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let count = pixels.count / 3
        guard count > 0 else { return 0 }
        // An odd step samples different columns in different rows.
        let step = count <= samples ? 1 : count / samples | 1
        var sums: (red: Int, green: Int, blue: Int, count: Int) = (0, 0, 0, 0)
        for pixel in stride(from: 0, to: count, by: step) {
            sums.red += Int(pixels[3 * pixel])
            sums.green += Int(pixels[3 * pixel + 1])
            sums.blue += Int(pixels[3 * pixel + 2])
            sums.count += 1
        }
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + sums.count / 2) / sums.count) }
        return mean(sums.red) << 16 | mean(sums.green) << 8 | mean(sums.blue)
    }
}
