import CommandShell
import Wording

enum LogCommand {
    static let spec = CommandSpec(
        "log", group: .tune, Phrases.Log.help, examples: ["log", "log 50"],
        CommandArgument<Int>("[N]") { words, _ throws(UsageError) in
            guard let word = words.first else { return 20 }
            guard words.count == 1, let count = Int(word.text), count > 0 else {
                throw UsageError(.arguments("log"))
            }
            words = []
            return count
        }
    ) { Route.log($0) }
}
