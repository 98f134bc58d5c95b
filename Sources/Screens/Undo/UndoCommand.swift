public import GalleryCore
import TextLayout
public import Viper
import Wording

/// Takes back the last removal.
@MainActor
public final class UndoCommand: GlobalCommands {
    private let removals: any UndoStore
    private let recalled: any LineRecall
    private let console: any Console

    /// Takes the store that remembers what was removed, and the lines that may come back.
    public init(removals: any UndoStore, recalled: any LineRecall, console: any Console) {
        self.removals = removals
        self.recalled = recalled
        self.console = console
    }

    /// `undo`.
    public var verbs: [Verb] { [Verb("undo", usage: "undo", summary: Phrases.Help.undo)] }

    /// Puts it back in its place.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "undo" else { return false }
        do throws(StoreError) {
            switch try removals.undo() {
            case .favorite(let back):
                console.say([.heart, Span(Phrases.restored(Phrases.title(of: back.photo)))])
            case .photos(let count, let board): console.say(Line(Phrases.Boards.restored(count, on: board)))
            case .board(let name): console.say(Line(Phrases.Boards.restored(name)))
            case .history(let back):
                recalled.readAnew()
                console.say(Line(Phrases.History.restored(back)))
            case nil: console.say(Line(Phrases.nothingToUndo, .quiet))
            }
        } catch {
            console.complain(Line(Phrases.explanation(error), .error))
        }
        return true
    }
}
