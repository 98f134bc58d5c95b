/// What the terminal can do, found out once at the start without asking it.
public struct TerminalCapabilities: Equatable, Sendable {
    /// Colors of text and of pictures made of characters.
    public let color: ColorDepth
    /// No cursor movement: text only.
    public let isDumb: Bool
    /// The person's locale writes UTF-8.
    public let isUTF8: Bool
    /// Interactive: input and output are terminals.
    public let isInteractive: Bool
    /// Pasted text arrives marked as such.
    public let bracketsPaste: Bool
    /// What it does beside showing text.
    public let services: TerminalServices
    /// What is said in place of signs to a person who has everything read out; nil for all others.
    public let marks: GlyphNames?

    /// States them, for tests and for a terminal known by other means.
    public init(
        color: ColorDepth, isDumb: Bool = false, isUTF8: Bool = true, isInteractive: Bool = true,
        bracketsPaste: Bool = true, services: TerminalServices = TerminalServices(),
        marks: GlyphNames? = nil
    ) {
        (self.color, self.isDumb, self.isUTF8, self.isInteractive) = (color, isDumb, isUTF8, isInteractive)
        (self.bracketsPaste, self.services, self.marks) = (bracketsPaste, services, marks)
    }

    /// Adopts the locale's character type for the whole process; true when it writes UTF-8. Call it once, at the
    /// start, before there are threads.
    public static func adoptLocale(environment: [String: String]) -> Bool {
        CharacterType.adopt(environment: environment)
    }

    /// Reads the environment, and adopts the locale unless that was done. With `marks` there are words alone.
    public static func detect(
        environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool,
        isUTF8: Bool? = nil, marks: GlyphNames? = nil
    ) -> TerminalCapabilities {
        let term = environment["TERM"] ?? ""
        return TerminalCapabilities(
            color: marks == nil ? ColorDepth(environment: environment, isTerminal: isOutputTerminal) : .none,
            isDumb: TerminalType.isDumb(term),
            isUTF8: isUTF8 ?? adoptLocale(environment: environment),
            isInteractive: isInputTerminal && isOutputTerminal,
            bracketsPaste: TerminalType.bracketsPaste(term),
            services: isOutputTerminal && marks == nil
                ? TerminalServices(environment: environment) : TerminalServices(),
            marks: marks)
    }

    /// Text has attributes.
    public var hasColor: Bool { color != .none && !isDumb }

    /// Pictures can be drawn by one way or another: the cursor moves, and nobody has everything read out. Those made of
    /// characters need colors besides.
    public var drawsPictures: Bool { !isDumb && marks == nil }
}
