import CommandShell
import GalleryCore
import Wording

/// New text or tags, and the numbers of the photos to change.
public struct AnnotationArguments: Equatable, Sendable {
    let numbers: [Int]
    /// `nil` if the annotation is only shown.
    let change: AnnotationChange?
}

extension AnnotationArguments {
    /// `numbers` is the usage of the photo numbers, `text` of what follows them.
    static func argument(
        of name: String, _ numbers: String, _ text: String, _ kind: ArgumentKind
    ) -> CommandArgument<AnnotationArguments> {
        CommandArgument(
            usage: { $0.hasPhotoOnScreen ? "[\(numbers)] \(text)" : "\(numbers) \(text)" },
            takes: { _ in [kind] },
            parse: { arguments, scope throws(UsageError) in
                defer { arguments = [] }
                return try arguments.reading { _ throws(UsageError) in
                    // The text may begin with a number: on the photo screen, `note 2 windows` sets "2 windows".
                    try AnnotationArguments(
                        name, arguments, in: scope.current.map { $0...$0 } ?? scope.numbers,
                        isOnPhoto: scope.current != nil)
                }
            })
    }

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
            guard numbers.count == 1 || name == "alt" && !rest.isEmpty else {
                throw UsageError(.arguments(name))
            }
            change = rest.isEmpty ? nil : .note(rest.typedText)
        default:
            // Commas separate tags. `untag` also matches imported tags that contain a comma.
            let words = rest.map(\.text)
            let pieces = words.flatMap { $0.split(separator: ",").map(String.init) }
            let tags = pieces.filter { !$0.allSatisfy(\.isWhitespace) }
            guard !tags.isEmpty || name == "tag" && rest.isEmpty else { throw UsageError(.arguments(name)) }
            let whole = words.filter { $0.contains(",") }
            change = tags.isEmpty ? nil : name == "tag" ? .tag(tags) : .untag(tags + whole)
        }
    }
}

extension PhotoCommand where Arguments == AnnotationArguments {
    public static func numbers(in arguments: AnnotationArguments) -> [Int] { arguments.numbers }
}
