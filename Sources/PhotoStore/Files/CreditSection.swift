import GalleryCore

/// Lines between `<!-- gallery -->` and `<!-- /gallery -->`, which are whole lines outside of Markdown's code blocks.
struct CreditSection {
    static let start = "<!-- gallery -->"
    static let end = "<!-- /gallery -->"

    /// Lines between the first markers; `nil` without markers.
    let range: Range<Int>?
    /// Spaces and tabs before the first marker.
    let indentation: ArraySlice<UInt8>
    /// Index of the line with a code fence that is not closed before the end.
    let openFence: Int?

    /// Markers that do not pair are an error.
    init(in text: TextLines, isMarkdown: Bool) throws(MarkerError) {
        var code = MarkdownCode()
        var start: Int?
        var fence: Int?
        var section: Range<Int>?
        for (index, line) in text.lines.enumerated() {
            if isMarkdown {
                let isCode = code.contains(line.text)
                fence = code.isFenceOpen ? fence ?? index : nil
                if isCode { continue }
            }
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
        range = section
        indentation = section.map { text.lines[$0.lowerBound - 1].indentation } ?? []
        openFence = fence
    }
}

struct MarkerError: Error {
    /// Counted from 1.
    let line: Int
    let fault: MarkerFault
}
