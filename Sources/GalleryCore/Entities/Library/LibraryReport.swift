public struct LibraryReport: Equatable, Sendable {
    public var path: String
    public var favorites = 0
    public var boards = 0
    /// Board photos that were exported, or that the import added to boards.
    public var photos = 0
    /// Favorites, board photos and boards that the import removed, as the archive records their removal.
    public var removed = 0
    /// Other records: notes, tags, alternative texts, history and taste.
    public var others = 0
    /// Local notes and alternative texts that the import kept although the archive has different ones.
    public var keptTexts = 0
    public var pictures = 0
    public var settings: [String: String] = [:]
    /// Whether all was exported or imported; `false` for an import that was canceled or failed.
    public var isComplete = true
    /// Reason for which an import ended after it had changed something.
    public private(set) var failure: StoreError?

    public init(path: String) { self.path = path }

    public func failed(with error: StoreError) -> LibraryReport {
        var report = self
        (report.isComplete, report.failure) = (false, error)
        return report
    }

    public var isEmpty: Bool { favorites + boards + photos + removed + others + pictures == 0 }
}
