import GalleryCore

/// What was loaded of a list of choices, and how far it was printed. A value: the presenter keeps one.
struct ChoiceList<Choice: Sendable>: Sendable {
    /// As numbered on the screen; grows at the end only.
    private(set) var choices: [Choice] = []
    private(set) var total: Int?
    private(set) var hasMore = true
    /// From 1 on.
    private(set) var nextPage = 1
    /// 0-based index of the first one of the screenful.
    private(set) var start = 0
    /// How many were printed, from the first one on.
    private(set) var shown = 0
    /// Where the screenfuls before began.
    private var starts: [Int] = []

    var isLoaded: Bool { nextPage > 1 }
    var numbers: ClosedRange<Int>? { choices.isEmpty ? nil : 1...choices.count }

    /// Nil for a number that was not printed.
    func choice(_ number: Int) -> Choice? {
        choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }

    /// Takes a page over, without what is there already. False when it brought nothing new.
    mutating func append<Key: Hashable>(_ page: Page<Choice>, by key: (Choice) -> Key) -> Bool {
        advance(to: choices.count)
        var known = Set(choices.map(key))
        choices += page.items.filter { known.insert(key($0)).inserted }
        total = page.total
        nextPage += 1
        let isNew = choices.count > start
        // A service that sends the same page forever has come to its end.
        hasMore = page.hasMore && isNew
        return isNew
    }

    /// The same choices as they are now.
    mutating func renew(_ change: (Choice) -> Choice) { choices = choices.map(change) }
    mutating func begin(at index: Int) { (start, starts) = (index, []) }
    mutating func advance(to index: Int) {
        if index > start { starts.append(start) }
        start = index
    }
    /// To the screenful before; false on the first one.
    mutating func retreat() -> Bool {
        guard let before = starts.popLast() else { return false }
        start = before
        return true
    }
    /// So many from the start of the screenful on.
    mutating func print(_ count: Int) { shown = start + count }
    mutating func clear() { (choices, start, shown, starts) = ([], 0, 0, []) }
}
