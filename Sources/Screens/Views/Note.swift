import GalleryCore
import TextLayout
import UseCases
import Wording

struct Note: Equatable, Sendable {
    /// A `detail` is shown only to programs.
    enum Kind: Equatable, Sendable {
        case wordmark, answer, info, quiet, detail, heart, warning, question, problem
    }

    var kind: Kind
    let text: String
    var links: [TextLink] = []
    /// Whether the text is meant to be copied, such as a credit, an address or a path, so that it must not be wrapped.
    var isUnbroken = false
    /// Indentation of continuation lines when wrapped, in columns.
    var hang = 0
    /// Whether the next note is the next line of the same text.
    var isContinued = false
    var record: Record?
    /// Command that Enter runs next; `y` runs a command that ends in ` --yes`.
    var offer: String?

    /// Name of the program with its sign, shown only at a terminal without a screen reader.
    static let wordmark = Note(kind: .wordmark, text: "gallery")
    /// Output that the user requested, as opposed to a message.
    static func answer(_ text: String) -> Note { Note(kind: .answer, text: text) }
    static func info(_ text: String) -> Note { Note(kind: .info, text: text) }
    static func info(_ text: String, linking part: String, to link: String?) -> Note {
        let links = link.map { [TextLink(text: part, target: $0)] } ?? []
        return Note(kind: .info, text: text, links: links, isUnbroken: true)
    }
    static func quiet(_ text: String) -> Note { Note(kind: .quiet, text: text) }
    /// Request for confirmation, which counts as a failure in a script.
    static func question(_ text: String) -> Note { Note(kind: .question, text: text) }
    static func warning(_ text: String) -> Note { Note(kind: .warning, text: text) }
    static func heart(_ text: String) -> Note { Note(kind: .heart, text: text) }

    /// Empty for a cancellation, which the shell itself reports.
    static func problem(_ error: ScreenError) -> [Note] {
        error.isCancellation ? [] : [.problem(Phrases.explanation(error))]
    }
    static func problem(_ error: CatalogError) -> [Note] { problem(ScreenError.catalog(error)) }
    static func problem(_ text: String) -> Note { Note(kind: .problem, text: text) }

    func offering(_ line: String) -> Note {
        var note = self
        note.offer = Phrases.typed(line)
        return note
    }

    var asDetail: Note {
        var note = self
        note.kind = .detail
        return note
    }

    func recorded(as record: Record) -> Note {
        var note = self
        note.record = record
        return note
    }
}

extension Phrases {
    static func explanation(_ error: ScreenError) -> String {
        switch error {
        case .catalog(let error): explanation(error)
        case .store(let error): explanation(error)
        }
    }
}

extension Note {
    init(_ note: PageNote) {
        self.init(kind: note.isFailure ? .warning : .quiet, text: Phrases.note(note))
    }
}
