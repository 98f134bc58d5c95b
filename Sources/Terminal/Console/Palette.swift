import TextLayout

/// How each role looks: the one place that names a color. The terminal's own 16 are used, so that text fits
/// whatever scheme the person chose, and of them those that are read on white as on black: red and magenta. Yellow,
/// cyan and green are too light for white, blue too dark for black. Without colors there are no attributes at all.
struct Palette: Sendable {
    let hasColor: Bool
    private let glyphs: Glyphs
    private let services: TerminalServices

    init(_ capabilities: TerminalCapabilities) {
        hasColor = capabilities.hasColor
        glyphs = capabilities.marks.map(Glyphs.words) ?? (capabilities.isUTF8 ? .unicode : .ascii)
        services = capabilities.services
    }

    /// For output that is no terminal: nothing of the text is lost there, and nothing is a link.
    init(pipeOf capabilities: TerminalCapabilities) {
        hasColor = capabilities.color != .none
        glyphs = capabilities.marks.map(Glyphs.words) ?? .unicode
        services = TerminalServices()
    }

    /// SGR parameters of the prompt; empty for none.
    var prompt: String { hasColor ? "1;35" : "" }

    /// A line with its attributes; it ends with plain ones.
    func text(_ line: Line) -> String { line.spans.map(text).joined() }

    /// Text in the characters the terminal has.
    func plain(_ text: String) -> String { glyphs.text(text) }

    private func text(_ span: Span) -> String {
        let text = glyphs.text(span.text)
        let parameters = hasColor ? Self.parameters(of: span.role) : ""
        let styled = parameters.isEmpty ? text : Escape.attributes(parameters) + text + Escape.plain
        return link(span).map { Hyperlink.text(styled, to: $0) } ?? styled
    }

    /// A file of ours means nothing to a terminal on another machine.
    private func link(_ span: Span) -> String? {
        guard services.linksText, let link = span.link else { return nil }
        return services.isRemote && link.hasPrefix("file:") ? nil : link
    }

    /// Select Graphic Rendition parameters.
    private static func parameters(of role: TextStyle) -> String {
        switch role {
        case .plain: ""
        case .heading: "1"
        case .title: "1"
        case .author: "35"
        case .heart: "31"
        case .number: "35"
        case .quiet: "2"
        case .warning: "1;31"
        case .error: "31"
        case .link: "4"
        case .initial: "7;35"
        // No text, only dots.
        case .success: "32"
        }
    }
}
