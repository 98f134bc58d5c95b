import ArgumentParser
import FoundationEssentials

/// Option of the program, as the argument parser describes it.
struct CommandLineOption: Decodable {
    let names: [String]
    let meaning: String
    let hasValue: Bool
    let values: [String]

    static var all: [CommandLineOption] {
        let dump = try? JSONDecoder().decode(Dump.self, from: Data(Options._dumpHelp().utf8))
        return dump?.command.arguments.filter { !$0.names.isEmpty } ?? []
    }

    /// Whether an option takes a value; `nil` for another word.
    static func takesValue(_ name: String) -> Bool? { all.first { $0.names.contains(name) }?.hasValue }

    init(from decoder: any Decoder) throws {
        let argument = try Argument(from: decoder)
        names = (argument.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
        meaning = argument.abstract ?? ""
        hasValue = argument.kind == "option"
        values = argument.completionKind?.list?.values ?? []
    }

    private struct Dump: Decodable {
        struct Command: Decodable { let arguments: [CommandLineOption] }
        let command: Command
    }

    private struct Argument: Decodable {
        struct Name: Decodable { let kind, name: String }
        struct Completion: Decodable { let list: List? }
        struct List: Decodable { let values: [String] }
        let kind: String
        let names: [Name]?
        let abstract: String?
        let completionKind: Completion?
    }
}
