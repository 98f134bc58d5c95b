public struct PhotoFact: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case text, link
        /// Fact for programs, which `info` leaves out.
        case minor
    }

    public let label: String
    /// Text without line breaks.
    public let value: String
    public let kind: Kind

    public var isMinor: Bool { kind == .minor }

    init(_ label: String, _ value: String, _ kind: Kind = .text) {
        self.label = label
        self.value = value
        self.kind = kind
    }
}
