import GalleryCore

/// Lines between `<!-- gallery -->` and `<!-- /gallery -->`. A marker is a whole line, except in code blocks of Markdown.
struct CreditSection {
    static let start = "<!-- gallery -->"
    static let end = "<!-- /gallery -->"

    /// Lines between the markers.
    let range: Range<Int>
    /// Spaces and tabs before the first marker.
    let indentation: ArraySlice<UInt8>

    /// First section; `nil` if there is no marker. Markers that do not pair are an error.
    init?(in text: TextLines, isMarkdown: Bool) throws(MarkerError) {
        var code = MarkdownCode()
        var start: Int?
        var section: Range<Int>?
        for (index, line) in text.lines.enumerated() {
            if isMarkdown, code.contains(line.text) { continue }
            let trimmed = line.trimmed
            if trimmed.elementsEqual(Self.start.utf8) {
                guard start == nil else { throw MarkerError(line: index + 1, fault: .secondStart) }
                start = index
            } else if trimmed.elementsEqual(Self.end.utf8) {
                guard let first = start else { throw MarkerError(line: index + 1, fault: .noStart) }
                section = section ?? first + 1..<index
                start = nil
            }
        }
        if let start { throw MarkerError(line: start + 1, fault: .noEnd) }
        guard let section else { return nil }
        range = section
        indentation = text.lines[section.lowerBound - 1].indentation
    }
}

struct MarkerError: Error {
    /// Counted from 1.
    let line: Int
    let fault: MarkerFault
}
