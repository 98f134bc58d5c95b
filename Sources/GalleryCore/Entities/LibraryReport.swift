public struct LibraryReport: Equatable, Sendable {
    public var path: String
    public var favorites = 0
    public var boards = 0
    /// Photos on exported boards, or put on boards.
    public var photos = 0
    /// Favorites, photos on boards and boards that the archive removed here.
    public var removed = 0
    /// Other records: notes, tags, alternative texts, history and taste.
    public var others = 0
    public var pictures = 0
    public var settings: [String: String] = [:]

    public init(path: String) { self.path = path }

    public var isEmpty: Bool { favorites + boards + photos + removed + others + pictures == 0 }
}
