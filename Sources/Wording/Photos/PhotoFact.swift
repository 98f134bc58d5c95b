public struct PhotoFact: Equatable, Sendable {
    public enum Kind: Equatable, Sendable { case text, link, aside }

    public let label: String
    /// Text without line breaks.
    public let value: String
    public let kind: Kind

    init(_ label: String, _ value: String, _ kind: Kind = .text) {
        self.label = label
        self.value = value
        self.kind = kind
    }
}
