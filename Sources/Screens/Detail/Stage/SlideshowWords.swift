import CommandShell

/// Reads what follows `slideshow`.
enum SlideshowWords {
    static func pause(_ words: [String]) throws(UsageError) -> Duration {
        guard let word = words.first else { return .seconds(DetailEvent.usualPause) }
        // Nothing but digits and a point: `0x10`, `1e2` and `nan` are numbers to Swift, too.
        guard words.count == 1, word.allSatisfy({ "0123456789.".contains($0) }), let seconds = Double(word),
            (0.5...3600).contains(seconds)
        else { throw UsageError(.arguments("slideshow")) }
        return .seconds(seconds)
    }
}
