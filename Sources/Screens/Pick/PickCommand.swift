public import CommandShell
import GalleryCore
import UseCases
import Wording

/// Parses the arguments of `gallery pick`, which is no command of the prompt.
public enum PickCommand {
    public static let spec = CommandSpec(
        "pick", group: .look, Phrases.Pick.summary,
        CommandArgument<PickRequest>(
            "[WORDS] [--print \(forms.joined(separator: "|"))] [--first] [--to DIR|FILE] \(SaveCommand.conversions)",
            takes: SearchWords.kinds() + optionKinds, parse: order)
    ) { $0 }

    /// Commands that can be typed in the grid.
    public static let commands = PhotoCommands.all.map(\.info)

    private static let forms = PickRequest.Form.allCases.map(\.rawValue)
    private static let optionKinds: [ArgumentKind] =
        [
            .after("--print", [.word(forms.map { Completion($0) })]), .after("--to", [.one(.folders)]),
            .options(["--first"]),
        ] + SaveCommand.optionKinds
    private static let valued = optionKinds.compactMap { kind -> String? in
        if case .after(let name, _) = kind { name } else { nil }
    }
    private static let flags = optionKinds.flatMap { kind -> [String] in
        if case .options(let names) = kind { names } else { [] }
    }

    @Sendable private static func order(
        _ words: inout [Word], _ scope: ParsingScope
    ) throws(UsageError) -> PickRequest {
        var rest = words.dividingOptions(of: optionKinds)[...], search: [Word] = [], options: [Word] = [],
            target: [Word] = []
        var form = PickRequest.Form.path, takesFirst = false
        words = []
        while let word = rest.popFirst() {
            if word.text == "--" {
                search += [word] + rest
                break
            } else if word.text == "--first" {
                takesFirst = true
            } else if flags.contains(word.text) {
                options.append(word)
            } else if valued.contains(word.text) {
                guard let value = rest.popFirst(), !value.text.isEmpty else {
                    throw UsageError(.arguments("pick"), at: .end)
                }
                switch word.text {
                case "--print": form = try read(value)
                case "--to": target = [Word("to", at: word.index), value]
                default: options += [word, value]
                }
            } else if word.text.isOption {
                throw UsageError(
                    .option(word.text, known: valued + flags),
                    at: .argument(word.index, part: nil))
            } else {
                search.append(word)
            }
        }
        options += target
        if !form.savesFiles, let option = options.first {
            throw UsageError(.nothing(Phrases.Pick.savesPaths), at: .argument(option.index, part: nil))
        }
        let saving = try SaveRequest(takenFrom: &options)
        guard options.isEmpty else { throw UsageError(.arguments("pick"), at: .end) }
        let isEmpty = search.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
        let query = try search.reading { texts throws(UsageError) in try SearchWords.query(texts) }
        return PickRequest(
            list: isEmpty ? .recommendations : .search(query), form: form, takesFirst: takesFirst,
            saving: saving)
    }

    private static func read(_ word: Word) throws(UsageError) -> PickRequest.Form {
        guard let form = PickRequest.Form(rawValue: word.text.lowercased()) else {
            throw UsageError(
                .filterValue(word.text, of: "--print", known: forms), at: .argument(word.index, part: nil))
        }
        return form
    }
}
