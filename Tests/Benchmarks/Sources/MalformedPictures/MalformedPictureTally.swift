struct MalformedPictureTally {
    enum Outcome {
        case drawn
        /// A message instead of the picture.
        case refused
        /// A prompt with neither a picture nor a message.
        case nothing
    }

    private var counts: [Outcome: Int] = [:]
    private var longest = 0.0

    mutating func add(_ found: (outcome: Outcome, seconds: Double)) {
        counts[found.outcome, default: 0] += 1
        longest = max(longest, found.seconds)
    }

    var text: String {
        "a prompt after each; \(counts[.drawn] ?? 0) drawn, \(counts[.refused] ?? 0) with a note, "
            + "\(counts[.nothing] ?? 0) with neither; \((longest * 1000).rounded()) ms at most"
    }
}
