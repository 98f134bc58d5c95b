/// What became of the pictures.
struct TormentTally {
    /// What one of them came to.
    enum Outcome {
        case drawn
        case refused
        /// The prompt came, and neither a picture nor a word about it.
        case nothing
    }

    private var counts: [Outcome: Int] = [:]
    private var longest = 0.0

    mutating func add(_ found: (outcome: Outcome, seconds: Double)) {
        counts[found.outcome, default: 0] += 1
        longest = max(longest, found.seconds)
    }

    var text: String {
        "the prompt came after each; \(counts[.drawn] ?? 0) drawn as far as they go, \(counts[.refused] ?? 0) with a "
            + "note, \(counts[.nothing] ?? 0) with nothing; \((longest * 1000).rounded()) ms at most"
    }
}
