import Viper

extension Block {
    /// A note as a line of text.
    init(_ note: Note) {
        switch note.kind {
        case .info: self = .line(Line(note.text))
        case .quiet: self = .line(Line(note.text, .quiet))
        case .heart: self = .line([Span("♥ ", .heart), Span(note.text)])
        case .problem: self = .problem(Line(note.text, .error))
        }
    }
}
