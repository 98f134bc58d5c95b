import CommandShell
import GalleryCore
import Wording

enum AnnotationCommands {
    static let all: [CommandSpec<PhotoAction>] = [
        spec(
            "note", "N", "[TEXT]", .number, Phrases.Help.note,
            examples: ["note 3 above the sofa", "note 3", "note 3 \"\""]),
        spec(
            "tag", Phrases.Help.numbers, "[WORD…]", .numbers, Phrases.Help.tag,
            examples: ["tag 3 hall \"north wall\"", "tag 2,5 fog", "tag 3"]),
        spec(
            "untag", Phrases.Help.numbers, "WORD…", .numbers, Phrases.Help.untag,
            examples: ["untag 3 hall", "untag 2,5 fog"]),
        CommandSpec(
            "alt", group: .collect, Phrases.Help.alt,
            examples: ["alt 3 A fjord in morning fog", "alt 3", "alt 3 \"\""],
            order("alt", "N", "[TEXT]", .number)
        ) { order in
            guard case .note(let text) = order.change else { return .alt(order.numbers[0], nil) }
            return .alt(order.numbers[0], text)
        },
    ]

    private static func spec(
        _ name: String, _ numbers: String, _ text: String, _ kind: ArgumentKind,
        _ summary: @autoclosure @escaping @Sendable () -> String, examples: [String]
    ) -> CommandSpec<PhotoAction> {
        CommandSpec(
            name, group: .collect, summary(), examples: examples, order(name, numbers, text, kind)
        ) { .annotate($0) }
    }

    private static func order(
        _ name: String, _ numbers: String, _ text: String, _ kind: ArgumentKind
    ) -> CommandArgument<AnnotationOrder> {
        CommandArgument(
            usage: { $0.hasPhotoOnScreen ? "[\(numbers)] \(text)" : "\(numbers) \(text)" },
            takes: { _ in [kind] },
            parse: { arguments, scope throws(UsageError) in
                defer { arguments = [] }
                return try arguments.reading { _ throws(UsageError) in
                    // The text may begin with a number: on the photo screen, `note 2 windows` sets "2 windows".
                    try AnnotationOrder(
                        name, arguments, in: scope.current.map { $0...$0 } ?? scope.numbers,
                        isOnPhoto: scope.current != nil)
                }
            })
    }
}
