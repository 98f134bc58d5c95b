/// Elapsed and processor time in seconds.
struct Cost {
    let wall: Double
    let processor: Double

    static func median(_ costs: [Cost]) -> Cost {
        Cost(wall: costs.map(\.wall).median, processor: costs.map(\.processor).median)
    }

    /// `12.3 ms (9.1)`: elapsed time, and processor time in brackets.
    var text: String { "\((wall * 1000).rounded(to: 1)) ms (\((processor * 1000).rounded(to: 1)))" }
}
