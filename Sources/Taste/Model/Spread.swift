/// How numbers lie about their mean.
struct Spread {
    let mean: Double
    /// The root of the mean square of what each is off the mean.
    let deviation: Double

    init(of values: [Double]) {
        let count = Double(max(1, values.count))
        let mean = values.reduce(0, +) / count
        self.mean = mean
        deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    }
}
