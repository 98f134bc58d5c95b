import CommandShell
import GalleryCore
import Wording

/// Format and target of credits. A `nil` format is the default format.
struct CreditOptions: Equatable, Sendable {
    var format: CreditFormat?
    var file: String?
    /// Folder to which paths in snippets are relative.
    var base: String?
}

extension CreditOptions {
    /// Parses and removes `--base DIR`, and `FORMAT` and `to FILE` at the end of the arguments.
    init(takenFrom words: inout [Word], of command: String) throws(UsageError) {
        if let option = words.firstIndex(where: { $0.text == "--base" }) {
            guard option + 1 < words.count else { throw UsageError(.arguments(command)) }
            base = words[option + 1].text
            words.removeSubrange(option...option + 1)
        }
        if let to = words.firstIndex(where: { $0.text == "to" }) {
            guard to == words.count - 2, let last = words.last, !last.text.isEmpty else {
                throw UsageError(.arguments(command))
            }
            guard !last.text.hasSuffix("/") else {
                throw UsageError(
                    .nothing(Phrases.isFolder(last.text)), at: .argument(last.index, part: nil))
            }
            file = last.text
            words.removeSubrange(to...)
        }
        format = words.last.flatMap { CreditFormat(word: $0.text) }
        if format != nil { words.removeLast() }
    }

    static let argument = CommandArgument<CreditOptions>(
        usage: { _ in "[\(formats.joined(separator: "|"))] [to FILE] [--base DIR]" },
        takes: { scope in
            let target = ArgumentKind.after("to", [.one(.documents)])
            return ArgumentKind.choices(of: formats, then: [.one(.documents), target], in: scope) + [
                target, .after("--base", [.one(.folders)]),
            ]
        }
    ) { words, _ throws(UsageError) in
        if words.count > 1 { words.insertTarget() }
        let found = try CreditOptions(takenFrom: &words, of: "credit")
        if found.format == nil, let word = words.last, word.text.first?.isLetter == true,
            !NumberList.isKeyword(word.text)
        {
            throw UsageError(.word(word.text, known: formats), at: .argument(word.index, part: nil))
        }
        return found
    }

    static let ofFigure = CommandArgument<CreditOptions>(
        usage: { _ in "[to FILE] [--base DIR]" },
        takes: { _ in
            [.one(.documents), .after("to", [.one(.documents)]), .after("--base", [.one(.folders)])]
        }
    ) { words, _ throws(UsageError) in
        words.insertTarget()
        var found = try CreditOptions(takenFrom: &words, of: "figure")
        let isMarkdown = found.file.flatMap(CreditFormat.init(ofFile:)) == .markdown
        found.format = found.format ?? (isMarkdown ? .markdownFigure : .figure)
        return found
    }

    private static let formats = CreditFormat.allCases.map(\.rawValue)
}

extension [Word] {
    /// Inserts `to` before a file at the end that is no picture.
    mutating func insertTarget() {
        guard let last, last.isDocument,
            !dropLast().contains(where: { ["to", "--base"].contains($0.text) })
        else { return }
        insert(Word("to", at: last.index), at: count - 1)
    }
}

extension Word {
    /// Whether the word is a path, or the name of a file with an extension, such as `post.md`.
    fileprivate var isDocument: Bool {
        guard name == nil, WebLink.withoutScheme(text) == nil, CreditFormat(word: text) == nil else {
            return false
        }
        let ending = text.lastIndex(of: ".").map { text[text.index(after: $0)...] }
        return text.contains("/") || ending?.first?.isLetter == true
    }
}

extension ArgumentKind {
    /// One of `keywords`, after the numbers or, at a photo, also without a number. `then` are the arguments after it.
    static func choices(
        of keywords: [String], then: [ArgumentKind] = [], in scope: ParsingScope
    ) -> [ArgumentKind] {
        (scope.hasPhotoOnScreen ? [.word(keywords.map { Completion($0) })] : [])
            + keywords.map { .after($0, then) }
    }
}
