/// Open elements of an HTML fragment, and the pieces that they contain so far.
struct HTMLOutline {
    private var collected: [HTMLFragment.Piece] = []
    private var open: [Element] = []
    /// Index in `collected` of the last piece that is visible.
    private var lastVisible: Int?

    private struct Element {
        let name: String
        let isHidden: Bool
        let link: String?
        let isBlock: Bool
    }

    /// Deeper elements count as text of their parents. Limits the search for the element that an end tag closes.
    private static let maxDepth = 256

    /// Pieces without a separator at the end.
    var pieces: [HTMLFragment.Piece] {
        guard let lastVisible, !isText(collected[lastVisible]) else { return collected }
        var pieces = collected
        pieces.remove(at: lastVisible)
        return pieces
    }

    mutating func add(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text): add(text)
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name):
            if let index = indexOfOpen(name) { close(from: index) }
        }
    }

    private mutating func add(_ text: Substring) {
        if open.last?.isHidden == true {
            collected.append(.hidden(HTMLReference.resolved(in: text)))
            return
        }
        // Browsers drop blanks at the start of a line, such as those between two rows.
        let isAtStart = lastVisible.map { !isText(collected[$0]) } ?? true
        guard !isAtStart || !text.allSatisfy(\.isWhitespace) else { return }
        append(.text(HTMLReference.resolved(in: text), link: open.last?.link))
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        if let ended = HTMLElements.ended(byStartOf: name),
            let index = indexOfOpen(ended.elements, within: ended.limits)
        {
            close(from: index)
        }
        let isHidden = open.last?.isHidden == true || HTMLElements.isHidden(name, attributes)
        let isBlock = HTMLElements.isBlock(name, attributes)
        if !isHidden, isBlock || name == "br" { separate(by: separator(of: name)) }
        guard !HTMLElements.void.contains(name), open.count < Self.maxDepth else { return }
        open.append(
            Element(
                name: name, isHidden: isHidden, link: name == "a" ? attributes["href"] : open.last?.link,
                isBlock: isBlock))
    }

    private mutating func close(from index: Int) {
        let closed = open[index]
        open.removeSubrange(index...)
        if closed.isBlock, !closed.isHidden { separate(by: separator(of: closed.name)) }
    }

    private func separator(of name: String) -> HTMLFragment.Piece {
        switch name {
        case "td", "th": .cellBreak
        case "li": .itemBreak
        default: .lineBreak
        }
    }

    /// Adds a separator, or replaces a weaker one: the last cell of a row ends with the row.
    private mutating func separate(by separator: HTMLFragment.Piece) {
        guard let lastVisible else { return }
        switch (collected[lastVisible], separator) {
        case (.text, _): append(separator)
        case (.cellBreak, _), (.lineBreak, .itemBreak): collected[lastVisible] = separator
        default: break
        }
    }

    private mutating func append(_ piece: HTMLFragment.Piece) {
        lastVisible = collected.count
        collected.append(piece)
    }

    private func isText(_ piece: HTMLFragment.Piece) -> Bool {
        if case .text = piece { true } else { false }
    }

    /// Index of the element that an end tag closes. An inline element's end tag does not close blocks.
    private func indexOfOpen(_ name: String) -> Int? {
        let isBlock = HTMLElements.isBlock(name, [:])
        for index in open.indices.reversed() {
            if open[index].name == name { return index }
            if !isBlock, open[index].isBlock { return nil }
        }
        return nil
    }

    private func indexOfOpen(_ names: Set<String>, within limits: Set<String>) -> Int? {
        for index in open.indices.reversed() {
            if names.contains(open[index].name) { return index }
            if limits.contains(open[index].name) { return nil }
        }
        return nil
    }
}
