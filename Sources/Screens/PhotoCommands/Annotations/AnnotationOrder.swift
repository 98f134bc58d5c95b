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
        _ name: String, _ arguments: [String], in range: ClosedRange<Int>?, isOnPhoto: Bool
    ) throws(UsageError) {
        let hasKeyword = !isOnPhoto && arguments.first.map(NumberList.isKeyword) == true
        var end = arguments.firstIndex { !BoardEdit.isNumbers($0) } ?? arguments.count
        if let only = range, only.count == 1, !hasKeyword {
            // A number other than the photo's own is text, as in `tag 2023`.
            end = arguments.first.map { NumberList.bare($0) } == String(only.lowerBound) ? 1 : 0
            numbers = [only.lowerBound]
        } else {
            if end == 0, hasKeyword { end = 1 }
            guard end > 0 else { throw UsageError(.number(arguments.first ?? "", range)) }
            numbers = try NumberList.parse(Array(arguments[..<end]), in: range)
        }
        let rest = Array(arguments[end...])
        switch name {
        case "note", "alt":
            guard numbers.count == 1 else { throw UsageError(.arguments(name)) }
            change = rest.isEmpty ? nil : .note(rest.joined(separator: " "))
        default:
            // Commas separate tags. `untag` also matches imported tags that contain a comma.
            let pieces = rest.flatMap { $0.split(separator: ",").map(String.init) }
            let tags = pieces.filter { !$0.allSatisfy(\.isWhitespace) }
            guard !tags.isEmpty || name == "tag" && rest.isEmpty else { throw UsageError(.arguments(name)) }
            let whole = rest.filter { $0.contains(",") }
            change = tags.isEmpty ? nil : name == "tag" ? .tag(tags) : .untag(tags + whole)
            if change == nil { field = .tags }
        }
    }
}
