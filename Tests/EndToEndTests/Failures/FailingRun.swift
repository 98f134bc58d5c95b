import TestKit
import Testing

/// One process of the failure matrix: a way of running, a failing answer and commands.
struct FailingRun: Sendable, CustomTestStringConvertible {
    enum Way: String, CaseIterable, Sendable {
        case prompt, script, pipe, json, quiet

        var options: [String] {
            switch self {
            case .prompt, .script, .pipe: []
            case .json: ["--json"]
            case .quiet: ["--quiet"]
            }
        }
    }

    let way: Way
    let answer: FailingService.Answer
    let commands: [FailingCommand]

    var testDescription: String { "\(way.rawValue), \(answer.rawValue), \(commands.map(\.name))" }

    var code: Int32 { commands.contains { $0.code != 0 } ? 1 : 0 }

    func row(_ command: FailingCommand) -> String { "\(way.rawValue), \(answer.rawValue), \(command.name)" }

    static func all(_ way: Way) -> [FailingRun] {
        FailingService.Answer.allCases.filter { $0 != .held }.flatMap { answer in
            // For one kind of answer, each command has its own script, which shows the exit code of the command.
            let isAlone = way == .script && answer == .notFound
            let count = isAlone ? FailingCommand.all.count : answer.isRepeated ? 6 : 1
            let groups = FailingCommand.groups(count).map { group in group.filter { $0.accepts != answer } }
            return groups.filter { !$0.isEmpty }.map { FailingRun(way: way, answer: answer, commands: $0) }
        }
    }

    /// Home of a user who is signed in to Unsplash.
    static func home() -> Home {
        let home = Home()
        let account = [
            "token = t", "token_rights = read", "user = u1", "username = jane", "signed_in = 1700000000",
        ]
        home.put(
            account.map { "unsplash_" + $0 }.joined(separator: "\n") + "\nunsplash_secret_key = s\n",
            at: Canary.file)
        return home
    }
}
