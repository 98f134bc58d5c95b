import ArgumentParser
import FoundationEssentials

/// An option of the command line, as the argument parser describes it.
struct CommandLineOption: Decodable {
    private struct Tool: Decodable {
        struct Command: Decodable { let arguments: [CommandLineOption] }
        let command: Command
    }

    private struct Name: Decodable {
        let kind: String
        let name: String
    }

    private struct Kind: Decodable {
        struct List: Decodable { let values: [String] }
        let list: List?
    }

    private enum CodingKeys: String, CodingKey {
        case kind, abstract
        case spelling = "names"
        case allValues, completionKind
    }

    private let kind: String
    private let abstract: String?
    private let spelling: [Name]?
    private let allValues: [String]?
    private let completionKind: Kind?

    /// As they are typed, such as `-q` and `--quiet`.
    var names: [String] { (spelling ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
    var meaning: String { abstract ?? "" }
    var takesValue: Bool { kind == "option" }
    /// Those that are known.
    var values: [String] { completionKind?.list?.values ?? allValues ?? [] }

    /// Every option there is.
    static var all: [CommandLineOption] {
        let tool = try? JSONDecoder().decode(Tool.self, from: Data(Options._dumpHelp().utf8))
        return tool?.command.arguments.filter { $0.kind != "positional" } ?? []
    }
}
