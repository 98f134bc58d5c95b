import Glibc

extension Double {
    func rounded(to digits: Int) -> Double {
        let scale = pow(10, Double(digits))
        return (self * scale).rounded() / scale
    }
}

extension [Double] {
    var median: Double { percentile(50) }

    /// Value that about `percent` % of the values do not exceed; 0 without values.
    func percentile(_ percent: Int) -> Double {
        isEmpty ? 0 : sorted()[Swift.min(count - 1, count * percent / 100)]
    }
}
