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

public struct BoardName: Equatable, Sendable {
    public let id: Board.ID
    public let name: String

    public init(id: Board.ID, name: String) {
        self.id = id
        self.name = name
    }
}

public enum BoardChange: Equatable, Sendable {
    case name(String)
    case note(String)
    case cover(PhotoID)
    case made(Date)
    case section(String)
    /// Removes a section; its photos stay on the board, without a section.
    case removeSection(String)
}

public enum BoardDestination: Equatable, Sendable {
    case first
    /// End of the board, outside all sections.
    case last
    /// Next to the given photo, in its section: after it if the moved photo came before it, else before it.
    case at(PhotoID)
    /// End of the section with this title.
    case section(String)
}

public struct BoardPhoto: Equatable, Sendable {
    /// Photo as stored; its service may have changed it since.
    public let photo: Photo
    public let addedAt: Date
    public let annotation: Annotation
    public let section: String?

    public init(
        photo: Photo, addedAt: Date, annotation: Annotation = Annotation(), section: String? = nil
    ) {
        self.photo = photo
        self.addedAt = addedAt
        self.annotation = annotation
        self.section = section
    }
}
