import CommandShell
public import GalleryCore
import Wording

public enum CreditsRequest: Equatable, Sendable {
    /// Credits of pictures in folders and files, or of photos on a board; without words, of the pictures folder.
    case list([String], CreditFormat?, to: String?, base: String? = nil)
    /// Writes a REUSE license file beside each picture with a known credit in these folders and files.
    case licenses([String])
    case inspect([String])

    /// Words that may name a board.
    var names: [String] {
        switch self {
        case .list(let words, _, _, _), .licenses(let words): words
        case .inspect: []
        }
    }

    /// Line of `credit` with the same words, if they are numbers of photos; otherwise `nil`.
    var lineForPhotos: String? {
        guard case .list(let words, let format, let file, let base) = self, !words.isEmpty,
            words.allSatisfy(BoardEdit.isNumbers)
        else { return nil }
        let options =
            [format?.rawValue].compactMap(\.self) + (file.map { ["to", $0] } ?? [])
            + (base.map { ["--base", $0] } ?? [])
        return (["credit"] + words + options).map(LineReading.quoted).joined(separator: " ")
    }
}

enum CreditsCommand {
    static let list = CommandSpec(
        "credits", group: .take, Phrases.Help.credits,
        examples: [
            "credits", "credits static/img md to CREDITS.md", "credits hall html",
            "credits static/img --reuse",
        ],
        CommandArgument<CreditsRequest>(
            "[FOLDER|FILE…|BOARD] [FORMAT] [to FILE] [--base DIR] [--reuse]",
            takes: [
                .any(.files), .word(CreditFormat.allCases.map { Completion($0.rawValue) }),
                .after("to", [.one(.documents)]), .after("--base", [.one(.folders)]),
                .word([Completion("--reuse")]),
            ]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            if let option = words.firstIndex(where: { $0.text == "--reuse" }) {
                words.remove(at: option)
                return .licenses(words.map(\.text))
            }
            if words.last.flatMap({ CreditFormat(ofFile: $0.text) }) != nil { words.insertTarget() }
            let options = try CreditOptions(takenFrom: &words, of: "credits")
            return .list(
                words.map(\.text), options.format, to: options.file, base: options.base)
        }
    ) { Route.credits($0) }.listed(under: "credit")

    /// `info` for files. Accepts only paths, since other arguments name photos.
    static let inspect = CommandSpec<Route>(
        info: CommandInfo(
            "info", group: .look, isListed: false, summary: { Phrases.Help.infoOfFile },
            usage: { _ in "FILE…" }, takes: { _ in [.any(.files)] })
    ) { words, _ in
        !words.isEmpty && words.allSatisfy(\.isPath) ? .credits(.inspect(words.map(\.text))) : nil
    }
}

extension CreditCommand {
    /// Folders and files, as for `credits`, and photos named by identifier.
    static let anywhere = CommandSpec<Route>(info: requests.named.info) { words, scope throws(UsageError) in
        words.first?.isFile == true
            ? try CreditsCommand.list.parse(words, scope)
            : try requests.named.parse(words, scope).map(Route.namedPhotos)
    }
}
