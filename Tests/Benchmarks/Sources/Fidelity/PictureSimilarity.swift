import Foundation
import TestKit

enum PictureSimilarity {
    /// Standard deviation, in pixels, of a Gaussian blur that simulates viewing cells of 8 by 16 pixels from a chair.
    private static let blur = 1.5

    /// Peak signal-to-noise ratio in decibels, after a blur, compared with a Lanczos downscale (three lobes) of the
    /// photo; `nil` if the cells are not a rectangle.
    static func decibels(of cells: CellScreen, to photo: PortablePixmap) -> Double? {
        guard let width = cells.pixels.first?.count, width > 0,
            cells.pixels.allSatisfy({ $0.count == width })
        else { return nil }
        let height = cells.pixels.count
        let wanted = photo.scaled(width: width, height: height)
        let seen = cells.pixels.joined().flatMap { color in
            [color?.red, color?.green, color?.blue].map { Double($0 ?? 0) }
        }
        let errors = blurred(zip(seen, wanted).map { $0 - $1 }, width: width, height: height)
        let sum = errors.reduce(0) { $0 + $1 * $1 }
        return 10 * log10(255 * 255 / (sum / Double(errors.count)))
    }

    /// Blurs in both directions; repeats the edges.
    private static func blurred(_ values: [Double], width: Int, height: Int) -> [Double] {
        let reach = Int(blur * 4), kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * blur * blur)) }
        let total = kernel.reduce(0, +)
        func along(_ values: [Double], _ place: (_ x: Int, _ y: Int, _ shift: Int) -> Int) -> [Double] {
            var sums = [Double](repeating: 0, count: values.count)
            for y in 0..<height {
                for x in 0..<width {
                    for (index, weight) in kernel.enumerated() {
                        let from = place(x, y, index - reach) * 3, to = (y * width + x) * 3
                        for channel in 0..<3 { sums[to + channel] += values[from + channel] * weight / total }
                    }
                }
            }
            return sums
        }
        let across = along(values) { x, y, shift in y * width + min(width - 1, max(0, x + shift)) }
        return along(across) { x, y, shift in min(height - 1, max(0, y + shift)) * width + x }
    }
}

extension PortablePixmap {
    /// Scales with a Lanczos filter (Duchon 1979); values are 0 to 255.
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
