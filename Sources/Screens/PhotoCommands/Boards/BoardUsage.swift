import CommandShell
import GalleryCore
import Wording

enum BoardUsage: String, CaseIterable, Sendable {
    case new = "board new NAME"
    case use = "board use NAME"
    case add = "board add [NAME] N… | NAME FILE|FOLDER…"
    case rename = "board rename NAME NEW"
    case note = "board note NAME [TEXT]"
    case section = "board section NAME [TITLE]"
    case move = "board move NAME N… to N|first|last|SECTION"
    case cover = "board cover NAME N"
    case remove = "board remove NAME [N…|SECTION] [--yes]"
    case export = "board export NAME [html|json|md|marp|presenterm] [to DIR] [--copy]"
    case take = "board import FILE|FOLDER [to NAME]"

    /// The subcommand and its aliases.
    var words: [String] { [word] + (self == .remove ? Self.removing : []) }

    var word: String { String(rawValue.split(separator: " ")[1]) }

    private var options: [String] {
        rawValue.split { !$0.isLetter && $0 != "-" }.map(String.init).filter { $0.hasPrefix("--") }
    }

    var takes: [ArgumentKind] { arguments + (options.isEmpty ? [] : [.options(options)]) }

    private var arguments: [ArgumentKind] {
        switch self {
        case .new: []
        case .add: [.one(.boards), .numbers, .any(.files)]
        case .cover: [.one(.boards), .numbers]
        case .use, .rename, .section: [.one(.boards)]
        case .note: [.one(.boards), .text]
        case .move: [.one(.boards), .numbers, .after("to", [.phrase(.sections)])]
        case .remove: [.one(.boards), .numbers, .phrase(.sections)]
        case .export: [.one(.boards), .after("to", [.one(.folders)])]
        case .take: [.any(.files), .after("to", [.one(.boards)])]
        }
    }

    var error: UsageError { UsageError(.nothing(Phrases.usage(rawValue))) }

    private static let removing = ["delete", "rm"]

    static func canonical(_ word: String) -> String {
        let word = word.lowercased()
        return removing.contains(word) ? "remove" : word
    }

    init?(word: String) {
        let word = Self.canonical(word)
        guard let found = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = found
    }
}
