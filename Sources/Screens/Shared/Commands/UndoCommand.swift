public import GalleryCore
public import Viper

/// Takes back the last removal.
@MainActor
public final class UndoCommand: GlobalCommands {
    private let favorites: any FavoritesStore
    private let console: any Console

    /// Takes the store that remembers what was removed.
    public init(favorites: any FavoritesStore, console: any Console) {
        self.favorites = favorites
        self.console = console
    }

    /// `undo`.
    public let verbs = [Verb("undo", usage: "undo", summary: Phrases.Help.undo)]

    /// Puts the favourite back in its place.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "undo" else { return false }
        do throws(StoreError) {
            if let back = try favorites.restoreLastRemoved() {
                console.say([Span("♥ ", .heart), Span(Phrases.restored(Phrases.title(of: back.photo)))])
            } else {
                console.say(Line(Phrases.nothingToUndo, .quiet))
            }
        } catch {
            console.complain(Line(Phrases.explanation(error), .error))
        }
        return true
    }
}
