/// Content of an HTML fragment as a browser shows it: hidden text is kept apart, and blocks and cells are separated.
package struct HTMLFragment {
    package enum Piece: Equatable {
        /// Text with resolved references, and the address of the link that contains it.
        case text(String, link: String?)
        case lineBreak
        /// Between two items of a list.
        case itemBreak
        /// Between two cells of a row.
        case cellBreak
        /// Text that browsers do not show, such as MediaWiki's statements for programs.
        case hidden(String)
    }

    package let pieces: [Piece]

    package init(_ html: String) {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
            pieces = [.text(html, link: nil)]
            return
        }
        var outline = HTMLOutline()
        for token in HTMLTokens(html) { outline.add(token) }
        pieces = outline.pieces
    }

    /// Visible text: a line for each block, with a space between cells.
    package var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text, _): text
            case .lineBreak, .itemBreak: "\n"
            case .cellBreak: " "
            case .hidden: ""
            }
        }.joined()
    }
}
