/// What the terminal can do, found out once at the start without asking it.
public struct TerminalCapabilities: Equatable, Sendable {
    /// Colours to use.
    public let color: ColorDepth
    /// No cursor movement: text only.
    public let isDumb: Bool
    /// The person's locale writes UTF-8.
    public let isUTF8: Bool
    /// Somebody sits there: input and output are terminals.
    public let isInteractive: Bool
    /// Pasted text arrives marked as such.
    public let bracketsPaste: Bool
    /// What it does beside showing text.
    public let services: TerminalServices

    /// States them, for tests and for a terminal known by other means.
    public init(
        color: ColorDepth, isDumb: Bool = false, isUTF8: Bool = true, isInteractive: Bool = true,
        bracketsPaste: Bool = true, services: TerminalServices = TerminalServices()
    ) {
        self.color = color
        self.isDumb = isDumb
        self.isUTF8 = isUTF8
        self.isInteractive = isInteractive
        self.bracketsPaste = bracketsPaste
        self.services = services
    }

    /// Reads the environment, and adopts the locale's character type for the whole process: call it once, at
    /// the start, before there are threads.
    public static func detect(
        environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
    ) -> TerminalCapabilities {
        let term = environment["TERM"] ?? ""
        return TerminalCapabilities(
            color: ColorDepth(environment: environment, isTerminal: isOutputTerminal),
            isDumb: TerminalType.isDumb(term),
            isUTF8: CharacterType.adopt(),
            isInteractive: isInputTerminal && isOutputTerminal,
            bracketsPaste: TerminalType.bracketsPaste(term),
            services: isOutputTerminal ? TerminalServices(environment: environment) : TerminalServices())
    }

    /// Pictures can be drawn: there are colours and a cursor that moves.
    public var drawsPictures: Bool { color != .none && !isDumb }
}
