import CommandShell
import Wording

enum AnnotationCommands {
    static let all = [
        spec(
            "note", "N [TEXT]", .number, Phrases.Help.note,
            examples: ["note 3 above the sofa", "note 3", "note 3 \"\""]),
        spec(
            "tag", "N… WORD…", .numbers, Phrases.Help.tag,
            examples: ["tag 3 hall \"north wall\"", "tag 2,5 fog"]),
        spec(
            "untag", "N… WORD…", .numbers, Phrases.Help.untag,
            examples: ["untag 3 hall", "untag 2,5 fog"]),
    ]

    private static func spec(
        _ name: String, _ usage: String, _ kind: ArgumentKind,
        _ summary: @autoclosure @escaping @Sendable () -> String, examples: [String]
    ) -> CommandSpec<PhotoAction> {
        let order = CommandArgument<AnnotationOrder>(usage, takes: [kind]) {
            words, scope throws(UsageError) in
            defer { words = [] }
            return try words.reading { texts throws(UsageError) in
                // The text is free: in the detail of a photo, `note 2 windows` has no number.
                try AnnotationOrder(name, texts, in: scope.current.map { $0...$0 } ?? scope.numbers)
            }
        }
        return CommandSpec(name, group: .collect, summary(), examples: examples, order) { .annotate($0) }
    }
}
