import TextLayout

struct LabeledText: Equatable, Sendable {
    let label: String
    let text: String
}

extension [Note] {
    /// Text of the first note that is printed as one line.
    func line(for audience: Audience = Audience()) -> Line? {
        blocks(for: audience).lazy.compactMap(\.text).first
    }
}
