/// What was still shown of replies that were damaged.
package struct DamageTally {
    /// Damaged replies that were read.
    package var cases = 0
    /// Photos beside the damaged one, over all cases.
    package var others = 0
    /// How many of them were shown.
    package var shown = 0
    /// Where others were lost.
    package var losses: [String] = []

    package init() {}

    /// Of the others, shown; 1 when there were none.
    package var share: Double { others == 0 ? 1 : Double(shown) / Double(others) }

    package var summary: String {
        let tenths = Int(share * 100_000)
        let percent = "\(tenths / 1000).\(String(1000 + tenths % 1000).dropFirst())"
        return "\(cases) damaged, \(shown) of \(others) other photos shown (\(percent) %)"
    }

    package mutating func add(_ other: DamageTally) {
        cases += other.cases
        others += other.others
        shown += other.shown
        losses += other.losses
    }
}
