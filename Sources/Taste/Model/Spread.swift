extension Double {
    /// Rounded for comparisons: the last digits depend on the order of summation, which differs between processes.
    var settled: Double { (self * 1e9).rounded() }
}

struct Spread {
    let mean: Double
    let deviation: Double

    init(of values: [Double]) {
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    }
}
