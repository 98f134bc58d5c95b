public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct OpenCommand: PhotoCommand {
    public static let opensScreen = true
    public static let spec: CommandSpec<Int> = CommandSpec(
        "open", aliases: ["view", "show"], shorthand: .number, group: .look,
        Phrases.Help.open, examples: ["open 3", "open 12"], photo)

    /// Paths are completed, too, although a line with one is read before commands.
    private static let photo = CommandArgument<Int>(
        usage: CommandArgument.photo.usage,
        takes: { CommandArgument.photo.takes($0) + [.any(.files)] }, parse: CommandArgument.photo.parse)

    public init() {}

    public func run(_ number: Int, on photos: PhotoSelection) async throws(ScreenError) {
        if let folder = photos.photo(number), folder.id.isFolder {
            // `info 1` must not change what numbers mean.
            guard photos.router.following == nil else {
                return photos.report(.problem(Phrases.Files.isFolder(number)))
            }
            return await open(folder, from: photos)
        }
        await photos.router.openDetail(of: photos.list, titled: photos.title, at: number - 1)
    }

    /// Opens a folder in the form of the list that has it.
    @MainActor private func open(_ folder: Photo, from photos: PhotoSelection) async {
        guard let path = FileAddress.path(folder.id.key) else { return }
        var query = FolderQuery(path)
        var name = path
        if case .folder(let parent) = photos.list {
            query = parent
            query.path = path
            name =
                (photos.title.name ?? parent.path) + "/"
                + (path.split(separator: "/").last.map(String.init) ?? "")
        }
        await photos.router.openList(.folder(query), titled: ListTitle(name))
    }
}
