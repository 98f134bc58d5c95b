import Glibc

public struct TerminalCapabilities: Equatable, Sendable {
    public let color: ColorDepth
    public let isDumb: Bool
    public let isUTF8: Bool
    /// Whether the terminal is the Linux console, whose font has at most 512 glyphs and which has 8 background colors.
    public let isConsole: Bool
    public let isInteractive: Bool
    public let bracketsPaste: Bool
    public let services: TerminalServices
    /// Replacements for glyphs in screen-reader mode; `nil` otherwise.
    public let glyphNames: GlyphNames?

    public init(
        color: ColorDepth, isDumb: Bool = false, isUTF8: Bool = true, isConsole: Bool = false,
        isInteractive: Bool = true, bracketsPaste: Bool = true,
        services: TerminalServices = .none,
        glyphNames: GlyphNames? = nil
    ) {
        self.color = color
        self.isDumb = isDumb
        self.isUTF8 = isUTF8
        self.isConsole = isConsole
        self.isInteractive = isInteractive
        self.bracketsPaste = bracketsPaste
        self.services = services
        self.glyphNames = glyphNames
    }

    /// Sets LC_CTYPE; returns whether the user's encoding is UTF-8. Must be called once, before threads start.
    public static func adoptLocale(environment: [String: String]) -> Bool {
        CharacterType.adopt(environment: environment)
    }

    /// Sets LC_CTYPE if `isUTF8` is `nil`. `drawsIntoPipe` keeps the colors that the environment promises although the
    /// output is not a terminal. `glyphNames` enables screen-reader mode.
    public static func detect(
        environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool,
        drawsIntoPipe: Bool = false, isUTF8: Bool? = nil, glyphNames: GlyphNames? = nil
    ) -> TerminalCapabilities {
        let term = environment["TERM"] ?? ""
        return TerminalCapabilities(
            color: glyphNames == nil
                ? ColorDepth(environment: environment, isTerminal: isOutputTerminal || drawsIntoPipe) : .none,
            isDumb: TerminalType.isDumb(term),
            isUTF8: isUTF8 ?? adoptLocale(environment: environment),
            isConsole: TerminalType.isConsole(term),
            isInteractive: isInputTerminal && isOutputTerminal,
            bracketsPaste: TerminalType.bracketsPaste(term),
            services: isOutputTerminal && glyphNames == nil
                ? TerminalServices(environment: environment) : TerminalServices(),
            glyphNames: glyphNames)
    }

    public var hasColor: Bool { color != .none && !isDumb }

    public var drawsPictures: Bool { !isDumb && glyphNames == nil }
}

/// Locale category LC_CTYPE, which determines the multibyte encoding used by C libraries.
private enum CharacterType {
    /// Sets LC_CTYPE to the user's locale, or to C.UTF-8 if that is not installed or not UTF-8, since libedit's C
    /// functions would drop each byte above 127. Other categories are not set, because LC_NUMERIC would change number
    /// formats. Returns whether the locale is UTF-8; if it is not installed, as is common over ssh, its name decides.
    static func adopt(environment: [String: String]) -> Bool {
        let isThere = setlocale(LC_CTYPE, "") != nil
        let isUTF8 =
            isThere
            ? String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" : namesUTF8(environment)
        if !isThere || !isUTF8 { _ = setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    /// Whether the variable that determines LC_CTYPE (POSIX.1-2017, XBD 8.2) names UTF-8, for example `ru_RU.UTF-8`.
    private static func namesUTF8(_ environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let codeset = name?.split(separator: ".").dropFirst().first?.prefix { $0 != "@" }.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }
}
