public import FoundationEssentials

/// Named, user-ordered set of photos.
public struct Board: Equatable, Sendable, Identifiable {
    /// Row number in the database; unchanged when the board is renamed.
    public struct ID: Hashable, Sendable {
        public let number: Int64

        public init(_ number: Int64) { self.number = number }
    }

    public let id: ID
    /// Any text, unique ignoring case.
    public let name: String
    public let note: String
    public let count: Int
    /// Chosen cover, else the first photo; `nil` if the board is empty.
    public let cover: Photo?
    /// Section titles in order of creation.
    public let sections: [String]
    public let madeAt: Date
    public let changedAt: Date

    public init(
        id: ID, name: String, note: String = "", count: Int = 0, cover: Photo? = nil,
        sections: [String] = [], madeAt: Date, changedAt: Date
    ) {
        self.id = id
        self.name = name
        self.note = note
        self.count = count
        self.cover = cover
        self.sections = sections
        self.madeAt = madeAt
        self.changedAt = changedAt
    }

    public func has(section title: String) -> Bool { sections.contains { Self.isSame($0, title) } }

    /// Ignores case and Unicode composition.
    public static func isSame(_ name: String, _ other: String) -> Bool {
        name == other || name.lowercased() == other.lowercased()
    }
}
