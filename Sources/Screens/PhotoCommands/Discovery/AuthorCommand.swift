public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct AuthorCommand: PhotoCommand {
    public enum Arguments: Equatable, Sendable {
        case photo(Int)
        /// Searched for among the authors of the listed photos.
        case name(String)
    }

    public static let opensScreen = true
    public static let spec = CommandSpec(
        "by", group: .find, Phrases.Help.author,
        examples: ["by 3", "by 12", "by jane doe"], author)

    /// Maximum number of photos whose authors are compared.
    private static let most = 10_000

    private let taste: TasteFeedbackInteractor

    public init(_ taste: TasteFeedbackInteractor) { self.taste = taste }

    public static func numbers(in arguments: Arguments) -> [Int] {
        if case .photo(let number) = arguments { [number] } else { [] }
    }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError) {
        switch arguments {
        case .photo(let number):
            guard let photo = photos.photo(number) else { break }
            guard photo.author.isStated else {
                return photos.report(.problem(Phrases.authorNotStated(photos.target(of: photo, number))))
            }
            await open(photo, from: photos)
        case .name(let name):
            guard let found = Self.firstPhoto(by: name, photos.photo) else {
                return photos.report(Note.problem(Phrases.noAuthor(name)).offering("search " + name))
            }
            await open(found, from: photos)
        }
    }

    @MainActor private func open(_ photo: Photo, from photos: PhotoSelection) async {
        // Authors of files are searched for in the folder.
        if photo.fileAddress != nil, case .folder(var folder) = photos.list {
            folder.search = SearchQuery(keywords: photo.author.name)
            return await photos.router.openList(.folder(folder), titled: photos.title)
        }
        taste.learn(.followed, from: [photo])
        await photos.router.openList(
            .author(photo.author.id, on: photo.id.service), titled: ListTitle(Phrases.name(of: photo.author)))
    }

    /// First photo whose author has this name or handle, else, without accents, this name, else a name with this part.
    private static func firstPhoto(by name: String, _ photo: (Int) -> Photo?) -> Photo? {
        let wanted = name.lowercased(), folded = name.sortingKey
        var similar: (rank: Int, photo: Photo)?
        var number = 1
        while number <= most, let next = photo(number) {
            let name = next.author.name, handle = next.author.username ?? ""
            if [name, handle].contains(where: { $0.lowercased() == wanted }) { return next }
            let key = name.sortingKey
            let ranks = [key == folded, name.lowercased().contains(wanted), key.contains(folded)]
            if let rank = ranks.firstIndex(of: true), rank < similar?.rank ?? .max { similar = (rank, next) }
            number += 1
        }
        return similar?.photo
    }

    private static let author = CommandArgument<Arguments>(
        usage: { [photo = CommandArgument.photo.usage] in "\(photo($0) ?? "N") | NAME" },
        takes: { _ in [.number] }
    ) { arguments, scope throws(UsageError) in
        guard let first = arguments.first?.text.first, first.isLetter,
            arguments.allSatisfy({ $0.name == nil }),
            arguments.count > 1
                || !NumberList.isKeyword(arguments[0].text)
                    && arguments[0].text.lowercased() != MarkCommand.marked
        else { return .photo(try CommandArgument.photo.parse(&arguments, scope)) }
        defer { arguments = [] }
        return .name(arguments.map(\.text).joined(separator: " "))
    }
}
