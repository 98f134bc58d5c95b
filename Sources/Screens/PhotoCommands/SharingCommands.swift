import CommandShell
import GalleryCore
import Wording

enum SharingCommands {
    static let all: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "credit", group: .take, isHarmless: true, Phrases.Help.credit,
            examples: [
                "credit 3", "credit 1-4 md", "credit 3 figure --base site", "credit 1-3 md to CREDITS.md",
            ],
            CommandArgument.photos.with(creditOptions)
        ) { .credit($0.0, $0.1.format, to: $0.1.file, base: $0.1.base) },
        CommandSpec(
            "copy", group: .take, Phrases.Help.copy,
            examples: ["copy 3", "copy 1-4 credit", "copy 3 credit html", "copy 3 image"],
            copyArgument
        ) { .copy($0.0, $0.1.part, $0.1.format) },
        CommandSpec("web", group: .take, Phrases.Help.web, examples: ["web 3", "web 12"], .photo) {
            .web($0)
        },
    ]

    private static let parts = CopyPart.allCases.map(\.rawValue)
    private static let formats = CreditFormat.allCases.map(\.rawValue)

    private static let creditOptions = CommandArgument<CreditOptions>(
        usage: { _ in "[\(formats.joined(separator: "|"))] [to FILE] [--base DIR]" },
        takes: { scope in
            completions(of: formats, in: scope) + [
                .after("to", [.one(.files)]), .after("--base", [.one(.folders)]),
            ]
        }
    ) { words, _ throws(UsageError) in
        let found = try options(&words, of: "credit")
        if found.format == nil, let word = words.last, word.text.first?.isLetter == true,
            !NumberList.isKeyword(word.text)
        {
            throw UsageError(.word(word.text, known: formats), at: .argument(word.index, part: nil))
        }
        return found
    }

    typealias CreditOptions = (format: CreditFormat?, file: String?, base: String?)

    /// Removes and returns `--base DIR`, and `FORMAT` and `to FILE` at the end of the arguments.
    static func options(_ words: inout [Word], of command: String) throws(UsageError) -> CreditOptions {
        var file: String?, base: String?
        if let option = words.firstIndex(where: { $0.text == "--base" }) {
            guard option + 1 < words.count else { throw UsageError(.arguments(command)) }
            base = words[option + 1].text
            words.removeSubrange(option...option + 1)
        }
        if let to = words.firstIndex(where: { $0.text == "to" }) {
            guard to == words.count - 2, let last = words.last, !last.text.isEmpty else {
                throw UsageError(.arguments(command))
            }
            file = last.text
            words.removeSubrange(to...)
        }
        let format = words.last.flatMap { CreditFormat(word: $0.text) }
        if format != nil { words.removeLast() }
        return (format, file, base)
    }

    /// Throws for several pictures, since a clipboard takes one.
    private static let copyArgument = CommandArgument.photos.with(copied).checked {
        numbers, copied throws(UsageError) in
        guard copied.part != .image || numbers.count == 1 else {
            throw UsageError(.severalNumbers(), at: .end)
        }
    }

    private static let copied = CommandArgument<(part: CopyPart, format: CreditFormat?)>(
        usage: { _ in "[link|credit [FORMAT]|path|id|image]" }, takes: { completions(of: parts, in: $0) }
    ) { words, _ throws(UsageError) in
        var format: CreditFormat?
        if words.dropLast().last?.text.lowercased() == CopyPart.credit.rawValue {
            format = words.last.flatMap { CreditFormat(word: $0.text) }
        }
        if format != nil { words.removeLast() }
        guard let word = words.last, word.text.first?.isLetter == true else { return (.link, format) }
        guard let part = CopyPart(rawValue: word.text.lowercased()) else {
            throw UsageError(.word(word.text, known: parts), at: .argument(word.index, part: nil))
        }
        words.removeLast()
        return (part, format)
    }

    /// One of `keywords`, after the numbers or, at a photo, also without a number.
    private static func completions(of keywords: [String], in scope: ParsingScope) -> [ArgumentKind] {
        (scope.hasPhotoOnScreen ? [.word(keywords.map { Completion($0) })] : [])
            + keywords.map { .after($0, []) }
    }
}
