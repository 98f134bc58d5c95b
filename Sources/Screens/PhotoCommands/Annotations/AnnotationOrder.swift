import CommandShell
import GalleryCore

/// Change of tags or note, and the numbers of the photos to change.
struct AnnotationOrder: Equatable, Sendable {
    let numbers: [Int]
    /// `nil` if the annotation is only shown.
    let change: AnnotationChange?
    /// Record field that is printed to a pipe if the annotation is only shown.
    var field = AnnotationField.note
}

extension AnnotationOrder {
    /// Parses `tag`, `untag`, `note`, `alt`. A single photo needs no number; on its screen, `all` and `last` are text.
    init(
        _ name: String, _ arguments: [Word], in range: ClosedRange<Int>?, isOnPhoto: Bool
    ) throws(UsageError) {
        let hasKeyword = !isOnPhoto && arguments.first.map { NumberList.isKeyword($0.text) } == true
        var end = arguments.firstIndex { !BoardEdit.isNumbers($0.text) } ?? arguments.count
        if let only = range, only.count == 1, !hasKeyword {
            // A number other than the photo's own is text, as in `tag 2023`.
            end = arguments.first.map { NumberList.bare($0.text) } == String(only.lowerBound) ? 1 : 0
            numbers = [only.lowerBound]
        } else {
            if end == 0, hasKeyword { end = 1 }
            guard end > 0 else { throw UsageError(.number(arguments.first?.text ?? "", range)) }
            numbers = try NumberList.parse(arguments[..<end].map(\.text), in: range)
        }
        let rest = Array(arguments[end...])
        switch name {
        case "note", "alt":
            guard numbers.count == 1 else { throw UsageError(.arguments(name)) }
            change = rest.isEmpty ? nil : .note(rest.typedText)
        default:
            // Commas separate tags. `untag` also matches imported tags that contain a comma.
            let words = rest.map(\.text)
            let pieces = words.flatMap { $0.split(separator: ",").map(String.init) }
            let tags = pieces.filter { !$0.allSatisfy(\.isWhitespace) }
            guard !tags.isEmpty || name == "tag" && rest.isEmpty else { throw UsageError(.arguments(name)) }
            let whole = words.filter { $0.contains(",") }
            change = tags.isEmpty ? nil : name == "tag" ? .tag(tags) : .untag(tags + whole)
            if change == nil { field = .tags }
        }
    }
}
