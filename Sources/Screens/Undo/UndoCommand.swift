import CommandShell
import Wording

public enum UndoRequest: Equatable, Sendable {
    /// Number of the command in the list; 1 is the newest.
    case command(Int)
    case list
}

enum UndoCommand {
    static let spec = CommandSpec(
        "undo", group: .collect, Phrases.Help.undo, examples: ["undo", "undo list", "undo 2"],
        CommandArgument<UndoRequest>(
            "[N | list]",
            takes: [.word([Completion("list", meaning: Phrases.Choices.undoable, ending: "")])]
        ) { words, _ throws(UsageError) in
            guard let word = words.first else { return .command(1) }
            words.removeFirst()
            guard word.text.lowercased() != "list" else { return .list }
            guard let number = Int(NumberList.bare(NumberList.normalized(word.text))), number > 0 else {
                throw UsageError(.arguments("undo"))
            }
            return .command(number)
        }
    ) { Route.undo($0) }
}
