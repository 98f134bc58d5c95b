struct Phrase: Sendable {
    enum Location: Sendable { case docComment, comment, testName }

    let location: Location
    let patterns: [WordPattern]
    let better: String
    /// Text that one of the patterns must match.
    let planted: String

    init(_ location: Location, _ patterns: [WordPattern], better: String, planted: String) {
        self.location = location
        self.patterns = patterns
        self.better = better
        self.planted = planted
    }

    func match(in words: [String]) -> String? { patterns.first { $0.matches(words) }?.text }
}
