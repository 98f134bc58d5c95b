public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct FavoriteCommand: PhotoCommand {
    public static let records = [Record.kept.shape]
    public static let attaches = true
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "fav", group: .collect, Phrases.Help.fav, examples: ["fav 3", "fav 2,5 7-9"],
        .photos)

    private let favorites: FavoriteEditingInteractor

    public init(_ favorites: FavoriteEditingInteractor) { self.favorites = favorites }

    public func run(_ numbers: [Int], on photos: PhotoSelection) async throws(ScreenError) {
        let chosen = photos.numbered(numbers)
        var (added, withoutPicture) = (0, [CatalogError]()), done = 0, isPainted = false
        defer {
            if chosen.count > PhotoSelection.few, done > 0 {
                photos.report(.heart(Phrases.addedToFavorites(added, of: done)))
                if let why = withoutPicture.first {
                    let (count, why) = (withoutPicture.count, Phrases.explanation(why))
                    photos.report(.problem(Phrases.addedWithoutPictures(count, why)))
                }
            }
            if isPainted, favorites.beginsWithDemo() { photos.report(.quiet(Phrases.Demo.isPainted)) }
        }
        for (index, (number, photo)) in chosen.enumerated() where !Task.isCancelled {
            let title = Phrases.title(of: photo), target = photos.target(of: photo, number)
            photos.progress(Phrases.addingToFavorites(title, number: index + 1, of: chosen.count))
            let note: Note
            switch try await favorites.add(photo) {
            case .added:
                added += 1
                isPainted = isPainted || photo.isInvented
                note = .heart(Phrases.addedToFavorites(title))
            case .already: note = .heart(Phrases.alreadyFavorite(title, target))
            case .pictureToCome: note = .heart(Phrases.favoriteAwaitsPicture(title, target))
            case .withoutPicture(let why):
                added += 1
                withoutPicture.append(why)
                note = .problem(Phrases.addedWithoutPicture(title, Phrases.explanation(why)))
            }
            done += 1
            photos.report(note.recorded(as: Record.kept(photo)), of: chosen.count)
        }
    }
}

extension Record {
    static let kept: RecordType<Photo> = RecordType(
        "kept", "Photo that fav made a favorite, or that was one.", [id])
}
