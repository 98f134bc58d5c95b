/// What was still shown of replies that were damaged.
struct DamageTally {
    /// Damaged replies that were read.
    var cases = 0
    /// Photos beside the damaged one, over all cases.
    var others = 0
    /// How many of them were shown.
    var shown = 0
    /// Where others were lost.
    var losses: [String] = []

    /// Of the others, shown; 1 when there were none.
    var share: Double { others == 0 ? 1 : Double(shown) / Double(others) }

    var summary: String {
        let tenths = Int(share * 100_000)
        let percent = "\(tenths / 1000).\(String(1000 + tenths % 1000).dropFirst())"
        return "\(cases) damaged, \(shown) of \(others) other photos shown (\(percent) %)"
    }

    mutating func add(_ other: DamageTally) {
        cases += other.cases
        others += other.others
        shown += other.shown
        losses += other.losses
    }
}
