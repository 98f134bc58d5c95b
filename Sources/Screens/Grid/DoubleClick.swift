/// Recognizes two clicks on one photo within a short time.
struct DoubleClick {
    private static let longest = Duration.milliseconds(400)

    private var last: (index: Int, time: ContinuousClock.Instant)?

    /// Whether a click follows another one on the same photo; a third click counts as a first one again.
    mutating func isSecond(at index: Int) -> Bool {
        let now = ContinuousClock.now
        let isSecond = last.map { $0.index == index && now - $0.time < Self.longest } == true
        last = isSecond ? nil : (index, now)
        return isSecond
    }
}
