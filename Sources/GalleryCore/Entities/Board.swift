public import FoundationEssentials

/// Photos a person puts together under a name, in an order of their own.
public struct Board: Equatable, Sendable, Identifiable {
    /// Names a board for as long as it is there, whatever it is called.
    public struct ID: Hashable, Sendable {
        /// The row's number.
        public let number: Int64

        /// Takes the row's number.
        public init(_ number: Int64) { self.number = number }
    }

    public let id: ID
    /// Any text; unique without regard to case.
    public let name: String
    /// What the person wrote about it; empty for nothing.
    public let note: String
    /// How many photos are on it.
    public let count: Int
    /// The photo that stands for it: the one chosen, else the first; nil while it is empty.
    public let cover: Photo?
    /// The titles of its sections, in the order in which they were made.
    public let sections: [String]
    /// When it was made.
    public let madeAt: Date
    /// When something on it was changed last.
    public let changedAt: Date

    public init(
        id: ID, name: String, note: String = "", count: Int = 0, cover: Photo? = nil,
        sections: [String] = [], madeAt: Date, changedAt: Date
    ) {
        (self.id, self.name, self.note, self.count) = (id, name, note, count)
        (self.cover, self.sections) = (cover, sections)
        (self.madeAt, self.changedAt) = (madeAt, changedAt)
    }

    /// Whether there is a section of that title.
    public func has(section title: String) -> Bool { sections.contains { Self.isSame($0, title) } }

    /// Whether two names are one: the same letters, whatever their case and however they are composed.
    public static func isSame(_ name: String, _ other: String) -> Bool {
        name == other || name.lowercased() == other.lowercased()
    }
}

/// A board and what it is called.
public struct BoardName: Equatable, Sendable {
    public let id: Board.ID
    public let name: String

    public init(id: Board.ID, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// What of a board can be set.
public enum BoardChange: Equatable, Sendable {
    case name(String)
    /// What the person writes about it.
    case note(String)
    /// The photo that stands for it.
    case cover(PhotoID)
    /// When it was made, where that was before it came here.
    case made(Date)
    /// A new section of that title.
    case section(String)
    /// Without the section of that title; its photos stay, in none.
    case noSection(String)
}

/// A place in the order of a board.
public enum BoardPlace: Equatable, Sendable {
    /// Before all others.
    case first
    /// Behind all others, in no section.
    case last
    /// Where that photo stands: it makes room toward where the other one came from.
    case at(PhotoID)
    /// Behind the others of a section, by its title.
    case section(String)
}
