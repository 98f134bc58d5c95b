import CommandShell
import Wording

public enum UndoRequest: Equatable, Sendable {
    case newest
    /// Number of the command in the list, from 1.
    case line(Int)
    case list
}

enum UndoCommand {
    static let spec = CommandSpec(
        "undo", group: .collect, Phrases.Help.undo, examples: ["undo", "undo list", "undo 2"],
        CommandArgument<UndoRequest>(
            "[N | list]",
            takes: [.word([Completion("list", meaning: Phrases.Choices.undoable, ending: "")])]
        ) { words, _ throws(UsageError) in
            guard let word = words.first else { return .newest }
            words.removeFirst()
            guard word.text.lowercased() != "list" else { return .list }
            guard let number = Int(NumberList.bare(NumberList.normalized(word.text))), number > 0 else {
                throw UsageError(.arguments("undo"))
            }
            return .line(number)
        }
    ) { Route.undo($0) }
}
