public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct UnfavoriteCommand: PhotoCommand {
    public static let records = [Record.forgotten.shape]
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "unfav", group: .collect, Phrases.Help.unfav, examples: ["unfav 3", "unfav 2,5"], .photos)

    private let favorites: FavoriteEditingInteractor

    public init(_ favorites: FavoriteEditingInteractor) { self.favorites = favorites }

    public func run(_ numbers: [Int], on photos: PhotoSelection) throws(ScreenError) {
        let chosen = photos.photos(numbers)
        var removed = 0
        for photo in chosen {
            let title = Phrases.title(of: photo)
            let wasFavorite = try favorites.remove(photo.id)
            let note = Note.info(wasFavorite ? Phrases.forgotten(title) : Phrases.noFavorite(title))
            if wasFavorite { removed += 1 }
            photos.report(wasFavorite ? note.recorded(as: Record.forgotten(photo)) : note, of: chosen.count)
        }
        if chosen.count > PhotoSelection.few {
            photos.report(.info(Phrases.removedFromFavorites(removed, of: chosen.count)))
        }
    }
}

extension Record {
    static let forgotten: RecordType<Photo> = RecordType(
        "forgotten", "Photo that unfav removed from the favorites.", [id])
}
