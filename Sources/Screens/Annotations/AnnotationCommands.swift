import CommandShell
import Wording

enum AnnotationCommands {
    static let all: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "note", group: .collect, Phrases.Help.note,
            examples: ["note 3 above the sofa", "note 3", "note 3 \"\""],
            order("note", "N [TEXT]", takes: .number)
        ) { .annotate($0) },
        CommandSpec(
            "tag", group: .collect, Phrases.Help.tag, examples: ["tag 3 hall \"north wall\"", "tag 2,5 fog"],
            order("tag", "N… WORD…", takes: .numbers)
        ) { .annotate($0) },
        CommandSpec(
            "untag", group: .collect, Phrases.Help.untag, examples: ["untag 3 hall", "untag 2,5 fog"],
            order("untag", "N… WORD…", takes: .numbers)
        ) { .annotate($0) },
    ]

    private static func order(
        _ name: String, _ usage: String, takes kind: ArgumentKind
    ) -> CommandArgument<AnnotationOrder> {
        CommandArgument(usage, takes: [kind]) { words, scope throws(UsageError) in
            defer { words = [] }
            return try words.reading { texts throws(UsageError) in
                try AnnotationOrder(name, texts, in: scope.numbers)
            }
        }
    }
}
