public import CommandShell
public import GalleryCore
public import UseCases
import Wording

public struct SimilarCommand: PhotoCommand {
    public enum Arguments: Equatable, Sendable {
        case photo(Int, by: Similarity)
        case file(String)
    }

    public static let opensScreen = true
    public static let spec = CommandSpec(
        "similar", group: .find, Phrases.Help.similar,
        examples: ["similar 3", "similar 3 by color", "similar 3 by look", "similar ~/fog.jpg by look"],
        example)

    private let taste: TasteFeedbackInteractor
    private let folders: @Sendable () async -> [String]

    /// `folders` returns absolute paths of the folders of the service `files`.
    public init(
        _ taste: TasteFeedbackInteractor, folders: @escaping @Sendable () async -> [String] = { [] }
    ) {
        self.taste = taste
        self.folders = folders
    }

    public static func numbers(in arguments: Arguments) -> [Int] {
        if case .photo(let number, by: _) = arguments { [number] } else { [] }
    }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError) {
        switch arguments {
        case .photo(let number, let similarity):
            guard let photo = photos.photo(number) else { break }
            if let address = photo.fileAddress {
                var folder = photos.list.folder
                if folder == nil { folder = await searched(with: photo) ?? photo.folder }
                guard let folder else { return }
                let comparison = FileComparison.similar(
                    to: address, by: similarity == .subject ? .look : similarity)
                return await photos.router.openList(
                    .alike(folder, comparison), titled: ListTitle(Phrases.Files.name(of: photo)))
            }
            taste.learn(.followed, from: [photo])
            await photos.router.openList(
                .similar(photo.id, by: similarity), titled: ListTitle(Phrases.title(of: photo)))
        case .file(let path):
            let name = path.split(separator: "/").last.map(String.init)
            await photos.router.openList(.resembling(path: path), titled: ListTitle(name))
        }
    }

    /// All folders of the service `files`, if the file is below one of them.
    private func searched(with photo: Photo) async -> FolderQuery? {
        let all = await folders()
        guard let path = photo.filePath, let first = all.first(where: { path.hasPrefix($0 + "/") }) else {
            return nil
        }
        var query = FolderQuery(first)
        query.others = all.filter { $0 != first }
        return query
    }

    private static let example = CommandArgument<Arguments>(
        usage: { [photo = CommandArgument.photo.usage] in
            "\(photo($0) ?? "") [by color|look] | FILE [by look]"
        },
        takes: { _ in
            [.number, .any(.files), .after("by", [.word([Completion("color"), Completion("look")])])]
        }
    ) { arguments, scope throws(UsageError) in
        let similarity = try similarity(&arguments)
        if arguments.count == 1, let file = arguments.first, file.isPath, similarity != .color {
            arguments = []
            return .file(file.text)
        }
        return .photo(try CommandArgument.photo.parse(&arguments, scope), by: similarity)
    }

    private static func similarity(_ arguments: inout [Word]) throws(UsageError) -> Similarity {
        if arguments.last?.text == "by" { throw UsageError(.arguments("similar")) }
        guard arguments.count > 1, arguments[arguments.count - 2].text == "by" else { return .subject }
        let similarity: Similarity =
            switch arguments[arguments.count - 1].text {
            case "color", "colour": .color
            case "look": .look
            default: throw UsageError(.arguments("similar"))
            }
        arguments.removeLast(2)
        return similarity
    }
}

extension PhotoListID {
    /// Folder whose files a photo of the list is compared with, also with those that a search left out.
    fileprivate var folder: FolderQuery? {
        switch self {
        case .folder(let query), .alike(let query, _): query.withoutSearch
        default: nil
        }
    }
}

extension Photo {
    /// Folder of the file.
    fileprivate var folder: FolderQuery? {
        filePath.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
            .map { FolderQuery($0.isEmpty ? "/" : $0) }
    }
}
