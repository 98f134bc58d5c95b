import CommandShell
import GalleryCore
import TextLayout
public import UseCases
import Wording

/// Tables of the commands for photos; an instance runs their requests.
public struct PhotoCommands: Sendable {
    /// In the order of help within each group. `grid` is not among them, since only lists and typed lines have it.
    static let types: [any PhotoCommand.Type] = [
        OpenCommand.self, FavoriteCommand.self, UnfavoriteCommand.self, SaveCommand.self, CreditCommand.self,
        CopyCommand.self, WebCommand.self, LikeCommand.self, DislikeCommand.self, UnlikeCommand.self,
        WhyCommand.self, SimilarCommand.self, AuthorCommand.self, NoteCommand.self, TagCommand.self,
        UntagCommand.self, AltCommand.self, MarkCommand.self, UnmarkCommand.self, BoardCommand.self,
        TrashCommand.self, RenameCommand.self,
    ]
    static let all: [CommandSpec<PhotoRequest>] = types.map { $0.requests } + [CreditCommand.figure]

    /// Each record once, although several commands may have it.
    static var records: [RecordShape] {
        types.flatMap { $0.records }.reduce(into: []) { records, record in
            if !records.contains(where: { $0.name == record.name }) { records.append(record) }
        }
    }

    /// Commands for list screens, and for the detail screen, where they also accept numbers of the list from which the
    /// photo was opened. `lift` wraps a request in an event of the screen.
    static func onScreen<Event>(
        _ lift: @escaping @Sendable (PhotoRequest) -> Event
    ) -> [CommandSpec<Event>] {
        all.map { $0.onScreen.lifted(lift) }
    }

    /// Commands for photos named by identifier, without `board` and `credit`, which have other arguments, too.
    static let named: [CommandSpec<Route>] =
        all.filter { ![BoardCommand.spec.info.name, CreditCommand.spec.info.name].contains($0.info.name) }
        .map { $0.named.lifted(Route.namedPhotos) }

    private let commands: [any PhotoCommand]
    private let files: AttachmentInteractor

    public init(_ commands: [any PhotoCommand], files: AttachmentInteractor = AttachmentInteractor()) {
        self.commands = commands
        self.files = files
    }

    /// Requires one command of each type, so that a command that was not created is noticed at the first start.
    public init(all commands: [any PhotoCommand], files: AttachmentInteractor) {
        precondition(Self.types.allSatisfy { wanted in commands.contains { type(of: $0) == wanted } })
        self.init(commands, files: files)
    }

    /// Runs the command of a request, without photos whose files cannot be read. Reports the error of a store.
    @MainActor func run(
        _ request: PhotoRequest, in list: PhotoListID, titled title: ListTitle = ListTitle(),
        to output: PhotoCommandOutput, photo: @escaping (Int) -> Photo?
    ) async {
        let photos = PhotoSelection(list: list, title: title, output: output) { [files] number in
            guard let photo = photo(number), request.command.accepts(photo) else { return nil }
            return request.command.takesRows ? files.renamed(photo) : files.current(photo)
        }
        if let folder = request.numbers.first(where: { photo($0)?.id.isFolder == true }),
            request.numbers.allSatisfy({ photos.photo($0) == nil })
        {
            return photos.report(.problem(Phrases.Files.isFolder(folder)))
        }
        let trashed = trashed(in: request, photo)
        for number in trashed { photos.report(.problem(Phrases.Files.isTrashed(number))) }
        do throws(ScreenError) {
            let left = request.numbers.filter { !trashed.contains($0) }
            let failed = Set(trashed).union(
                request.command.attaches ? try await attach(to: photos, left) : [])
            guard failed.isEmpty || !Set(request.numbers).isSubset(of: failed) else { return }
            let photos = photos.without(failed)
            try await commands.first { type(of: $0) == request.command }?.run(request, on: photos)
        } catch {
            photos.report(Note.problem(error))
        }
    }

    /// Numbers of files in the trash, which a command must not mistake for files that have their names now.
    private func trashed(in request: PhotoRequest, _ photo: (Int) -> Photo?) -> [Int] {
        guard !request.command.takesRows, !request.command.opens else { return [] }
        return request.numbers.filter { photo($0).map(files.isTrashed) == true }
    }

    /// Returns the numbers of the photos whose files cannot be read.
    @MainActor private func attach(
        to photos: PhotoSelection, _ numbers: [Int]
    ) async throws(ScreenError) -> Set<Int> {
        try await photos.forEach(numbers) { [files] _, photo throws(ScreenError) in
            try await files.attach(photo)
        }
    }
}

extension PhotoCommand {
    /// Only opening and the grid accept the folders in a list of files.
    fileprivate static func accepts(_ photo: Photo) -> Bool { !photo.id.isFolder || opens }

    fileprivate static var opens: Bool { self == OpenCommand.self || self == GridCommand.self }
}

extension PhotoCommand {
    @MainActor fileprivate func run(
        _ request: PhotoRequest, on photos: PhotoSelection
    ) async throws(ScreenError) {
        guard let arguments = request.arguments(of: Self.self) else { return }
        try await run(arguments, on: photos)
    }
}
