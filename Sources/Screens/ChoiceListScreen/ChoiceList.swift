import GalleryCore

/// Loaded choices, and the range of them that is printed.
struct ChoiceList<Choice: Sendable>: Sendable {
    /// In the order of their printed numbers.
    private(set) var choices: [Choice] = []
    private(set) var total: Int?
    private(set) var hasMore = true
    private(set) var nextPage = 1
    /// Zero-based index of the first choice of the screenful.
    private(set) var start = 0
    private(set) var shown = 0
    private var starts: [Int] = []
    /// Number of the last choice printed so far.
    private(set) var end = 0

    var isLoaded: Bool { nextPage > 1 }
    var numbers: ClosedRange<Int>? { choices.isEmpty ? nil : 1...choices.count }

    func choice(_ number: Int) -> Choice? {
        choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }

    /// Appends the new choices of a page; returns whether there were any.
    mutating func append<Key: Hashable>(_ page: Page<Choice>, by key: (Choice) -> Key) -> Bool {
        advance(to: choices.count)
        var seen = Set(choices.map(key))
        choices += page.items.filter { seen.insert(key($0)).inserted }
        total = page.total
        nextPage += 1
        let isNew = choices.count > start
        // A page without new choices ends the list, because a service may repeat its last page forever.
        hasMore = page.hasMore && isNew
        return isNew
    }

    mutating func renew(_ change: (Choice) -> Choice) { choices = choices.map(change) }
    mutating func begin(at index: Int) { (start, starts) = (index, []) }
    mutating func advance(to index: Int) {
        if index > start { starts.append(start) }
        start = index
    }
    /// Returns to the previous screenful; false if this is the first.
    mutating func retreat() -> Bool {
        guard let before = starts.popLast() else { return false }
        start = before
        return true
    }
    /// Records that `count` choices of the screenful were printed.
    mutating func print(_ count: Int) {
        shown = start + count
        end = max(end, shown)
    }
    mutating func clear() { (choices, start, shown, starts, end) = ([], 0, 0, [], 0) }
}
