import GalleryCore
import TextLayout
import Wording

/// A sentence for the person, finished.
struct Note: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case answer, info, quiet, heart, warning, question, problem }

    let kind: Kind
    let text: String
    /// Parts of the text that lead somewhere, in their order.
    var links: [TextLink] = []
    /// The same for a program.
    var record: Record?

    /// What was asked for itself, and no sentence about it.
    static func answer(_ text: String) -> Note { Note(kind: .answer, text: text) }
    static func info(_ text: String) -> Note { Note(kind: .info, text: text) }
    static func info(_ text: String, linking part: String, to link: String?) -> Note {
        Note(kind: .info, text: text, links: link.map { [TextLink(text: part, target: $0)] } ?? [])
    }
    static func quiet(_ text: String) -> Note { Note(kind: .quiet, text: text) }
    /// A confirmation that is needed. Where it cannot be given it counts as a failure.
    static func question(_ text: String) -> Note { Note(kind: .question, text: text) }
    static func warning(_ text: String) -> Note { Note(kind: .warning, text: text) }
    static func heart(_ text: String) -> Note { Note(kind: .heart, text: text) }

    /// Nothing at all for a cancellation: the shell says "Stopped." itself.
    static func problem(_ error: ScreenError) -> [Note] {
        error.isCancellation ? [] : [.problem(Phrases.explanation(error))]
    }
    static func problem(_ error: CatalogError) -> [Note] { problem(ScreenError.catalog(error)) }
    static func problem(_ text: String) -> Note { Note(kind: .problem, text: text) }

    /// The note with what it says to a program.
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
    /// What there is to know about a page, below it.
    init(_ note: PageNote) { self.init(kind: .quiet, text: Phrases.note(note)) }
}
