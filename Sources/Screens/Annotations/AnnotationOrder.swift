import CommandShell
import GalleryCore

/// A change of what a person adds to photos, and the numbers it is for.
struct AnnotationOrder: Equatable, Sendable {
    let numbers: [Int]
    /// Nil only shows it.
    let change: AnnotationChange?
}

extension AnnotationOrder {
    /// Reads what stands behind `tag`, `untag` or `note`. Where there is only one photo its number may be left out.
    init(_ name: String, _ words: [String], in range: ClosedRange<Int>?) throws(UsageError) {
        var end = words.firstIndex { !BoardEdit.isNumbers($0) } ?? words.count
        if let only = range, only.count == 1 {
            // A number that is none of the photo is a word: `tag 2023`.
            end = words.first == String(only.lowerBound) ? 1 : 0
            numbers = [only.lowerBound]
        } else {
            guard end > 0 else { throw UsageError(.number(words.first ?? "", range)) }
            numbers = try NumberList.parse(Array(words[..<end]), in: range)
        }
        let rest = Array(words[end...])
        switch name {
        case "note":
            guard numbers.count == 1 else { throw UsageError(.arguments("note")) }
            change = rest.isEmpty ? nil : .note(rest.joined(separator: " "))
        default:
            // A comma between tags is none of theirs, unless it came from elsewhere with one that is to go.
            let pieces = rest.flatMap { $0.split(separator: ",").map(String.init) }
            let tags = pieces.filter { !$0.allSatisfy(\.isWhitespace) }
            guard !tags.isEmpty else { throw UsageError(.arguments(name)) }
            let whole = rest.filter { $0.contains(",") }
            change = name == "tag" ? .tag(tags) : .untag(tags + whole)
        }
    }
}
