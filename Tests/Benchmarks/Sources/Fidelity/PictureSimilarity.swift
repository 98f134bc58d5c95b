import Foundation

/// Similarity of cells and a photo.
enum PictureSimilarity {
    /// Peak signal-to-noise ratio in decibels against a Lanczos downscale (three lobes) of the photo; `nil`
    /// if the cells are not a rectangle.
    static func decibels(of cells: CellImage, to photo: PortablePixmap) -> Double? {
        guard let width = cells.rows.first?.count, width > 0, cells.rows.allSatisfy({ $0.count == width })
        else {
            return nil
        }
        let wanted = photo.scaled(width: width, height: cells.rows.count)
        var error = 0.0
        for (y, row) in cells.rows.enumerated() {
            for (x, color) in row.enumerated() {
                for channel in 0..<3 {
                    let seen = Double(color >> UInt32(16 - 8 * channel) & 255)
                    let difference = seen - wanted[(y * width + x) * 3 + channel]
                    error += difference * difference
                }
            }
        }
        return 10 * log10(255 * 255 / (error / Double(width * cells.rows.count * 3)))
    }
}

extension PortablePixmap {
    /// Duchon 1979; values 0 to 255.
    fileprivate func scaled(width: Int, height: Int) -> [Double] {
        let across = Self.weights(from: self.width, to: width),
            down = Self.weights(from: self.height, to: height)
        var narrow = [Double](repeating: 0, count: self.height * width * 3)
        for y in 0..<self.height {
            for (x, taps) in across.enumerated() {
                for (index, weight) in taps.weights.enumerated() {
                    let from = (y * self.width + taps.first + index) * 3
                    for channel in 0..<3 {
                        narrow[(y * width + x) * 3 + channel] += weight * Double(bytes[from + channel])
                    }
                }
            }
        }
        var small = [Double](repeating: 0, count: width * height * 3)
        for (y, taps) in down.enumerated() {
            for (index, weight) in taps.weights.enumerated() {
                let from = (taps.first + index) * width * 3
                for place in 0..<(width * 3) { small[y * width * 3 + place] += weight * narrow[from + place] }
            }
        }
        return small.map { min(255, max(0, $0)) }
    }

    private static func weights(from inputs: Int, to outputs: Int) -> [(first: Int, weights: [Double])] {
        let step = Double(inputs) / Double(outputs), stretch = max(1, step)
        return (0..<outputs).map { output in
            let centre = (Double(output) + 0.5) * step - 0.5
            let first = max(0, Int((centre - 3 * stretch).rounded(.up)))
            let last = min(inputs - 1, Int((centre + 3 * stretch).rounded(.down)))
            let weights = (first...last).map { input -> Double in
                let x = Double.pi * (Double(input) - centre) / stretch
                return abs(x) < 1e-9 ? 1 : 3 * sin(x) * sin(x / 3) / (x * x)
            }
            let sum = weights.reduce(0, +)
            return (first, weights.map { $0 / sum })
        }
    }
}
