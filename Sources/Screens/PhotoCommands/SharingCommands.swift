import CommandShell
import GalleryCore
import Wording

enum SharingCommands {
    static let all: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "credit", group: .take, isHarmless: true, Phrases.Help.credit,
            examples: ["credit 3", "credit 1-4 md"],
            CommandArgument.photos.with(
                .last(
                    of: CreditFormat.allCases.map(\.rawValue), shown: ["md", "html"], else: .text,
                    CreditFormat.init(word:)))
        ) { .credit($0.0, $0.1) },
        CommandSpec(
            "copy", group: .take, Phrases.Help.copy, examples: ["copy 3", "copy 1-4 credit"],
            CommandArgument.photos.with(
                .last(of: parts, shown: parts, else: .link) { CopyPart(rawValue: $0.lowercased()) })
        ) { .copy($0.0, $0.1) },
        CommandSpec("web", group: .take, Phrases.Help.web, examples: ["web 3", "web 12"], .photo) {
            .web($0)
        },
    ]

    private static let parts = CopyPart.allCases.map(\.rawValue)
}
