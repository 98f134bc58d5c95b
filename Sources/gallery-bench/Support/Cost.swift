/// What something took, each in seconds.
struct Cost {
    /// On the clock.
    let wall: Double
    /// Of the processors.
    let processor: Double

    /// The median of each.
    static func median(_ costs: [Cost]) -> Cost {
        func middle(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
        return Cost(wall: middle(costs.map(\.wall)), processor: middle(costs.map(\.processor)))
    }

    /// As `12.3 ms (9.1)`, with the processor's in brackets.
    var text: String { "\(Self.milliseconds(wall)) ms (\(Self.milliseconds(processor)))" }

    private static func milliseconds(_ seconds: Double) -> Double { (seconds * 10_000).rounded() / 10 }
}
