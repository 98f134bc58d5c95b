import TextLayout

/// SGR attributes for each text style; none without colors. Of the theme's 16 colors, text uses only red and magenta,
/// which are readable on white and black: yellow, cyan and green are too light for white, blue too dark for black.
struct Palette: Sendable {
    let hasColor: Bool
    private let glyphs: Glyphs
    private let services: TerminalServices

    init(_ capabilities: TerminalCapabilities) {
        hasColor = capabilities.hasColor
        glyphs = capabilities.glyphNames.map(Glyphs.words) ?? (capabilities.isUTF8 ? .unicode : .ascii)
        services = capabilities.services
    }

    /// For output to a pipe or file: assumes UTF-8 in any locale, and omits links.
    init(pipeOf capabilities: TerminalCapabilities) {
        hasColor = capabilities.color != .none
        glyphs = capabilities.glyphNames.map(Glyphs.words) ?? .unicode
        services = TerminalServices()
    }

    var prompt: String { hasColor ? "1;35" : "" }

    /// `isExact`: with joiners and other parts of sequences, for a pipe.
    func text(_ line: Line, isExact: Bool = false) -> String {
        line.spans.map { text($0, isExact: isExact) }.joined()
    }

    /// In screen-reader mode, the line with words in place of glyphs; otherwise unchanged.
    func worded(_ line: Line) -> Line {
        guard case .words = glyphs else { return line }
        return Line(
            line.spans.map { Span(glyphs.text($0.text), $0.role, link: $0.link) }, hang: line.hang,
            isUnbroken: line.isUnbroken)
    }

    func plain(_ text: String) -> String { glyphs.text(text) }

    private func text(_ span: Span, isExact: Bool) -> String {
        // A full block leaves gaps where the font is lower than its cell, a reversed space does not.
        let isBar = hasColor && span.text == Glyph.bar.rawValue
        let text = isBar ? " " : glyphs.text(isExact ? span.exactText : span.text)
        let parameters = hasColor ? Self.parameters(of: isBar ? .marked : span.role) : ""
        let styled = parameters.isEmpty ? text : Escape.attributes(parameters) + text + Escape.plain
        return link(span).map { Hyperlink.text(styled, to: $0) } ?? styled
    }

    /// Target to print; `nil` if links are unsupported, or for a local file that a remote terminal cannot open.
    private func link(_ span: Span) -> String? {
        guard services.linksText, let link = span.link else { return nil }
        return services.isRemote && link.hasPrefix("file:") ? nil : link
    }

    private static func parameters(of role: TextStyle) -> String {
        switch role {
        case .plain: ""
        case .heading: "1"
        case .title: "1"
        case .author: "35"
        case .heart: "31"
        case .number: "35"
        case .quiet: "2"
        case .cursor: "1;7"
        case .marked: "7;35"
        case .warning: "1;31"
        case .error: "31"
        case .link: "4"
        case .initial: "7;35"
        // Green is too light for text on white, but only the dots of a typed PIN have this style.
        case .success: "32"
        }
    }
}

/// OSC 8 hyperlinks (gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
private enum Hyperlink {
    /// The target must be printable ASCII of limited length. Parts of one link in different rows share an ID.
    static func text(_ text: String, to target: String) -> String {
        "\u{1B}]8;id=\(identity(of: target));\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// 32-bit FNV-1a (RFC 9923); distinguishes links, but is not secure.
    private static func identity(of target: String) -> String {
        let hash = target.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 36)
    }
}
