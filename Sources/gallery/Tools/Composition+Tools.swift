import CommandShell
import GalleryCore
import MCP
import PhotoService
import PhotoStore
import Pictures
import Screens
import Terminal
import UseCases
import Wording

extension Composition {
    /// Time for running calls after the end of the input.
    private static let patience = Duration.seconds(1)

    /// Answers messages until the input or the output is closed; returns the exit code.
    func serveTools(_ request: ToolServerRequest, _ output: OutputStream) async -> Int32 {
        let folders = FolderInteractor(
            permission: PermittedFolders(home: environment["HOME"]), named: request.roots,
            picturesFolder: picturesFolder.path)
        if let folder = folders.tooWide {
            output.printError(Phrases.Tools.rootIsTooWide(folder) + "\n")
            return ExitCode.misused
        }
        leaveOutFiles()
        let session = tools(in: folders).session { output.write($0 + "\n") }
        let input = PipeMessages()
        front.lines.onInterrupt { input.cancel() }
        OutputWatch.start { input.cancel() }
        while output.failure == nil, case .message(let line) = await input.next() {
            if line?.allSatisfy(\.isWhitespace) != true { await session.receive(line) }
        }
        if output.failure == nil, front.lines.endSignal == nil {
            await session.finish(within: Self.patience)
        }
        await session.stop()
        return front.lines.endSignal.map { 128 + $0 } ?? 0
    }

    /// Results of tools go to a language model, so that no tool searches the user's folders.
    private func leaveOutFiles() {
        if services.service == .files { try? services.change(to: .free) }
        services.use(files: nil)
    }

    /// Without the stores of favorites, boards and taste, and without the lock, which protects those only.
    private func tools(in folders: FolderInteractor) -> PhotoTools {
        let files = PicturesFolder(picturesFolder, cache: cacheFolder), reader = FileCredits()
        let paths = SavedPaths(files: files, credits: reader)
        let checker = PictureChecker(ended: log.record(workerEnded:))
        let converter = PictureConverter(checker: checker), stated = photos.credits.stated
        let preferences = photos.credits.preferences
        let credits = CreditInteractor(
            saved: paths, documents: CreditFiles(), pictures: reader, alts: nil, preferences: preferences,
            undo: stores.undo, addresses: Services.addresses, stated: stated)
        return PhotoTools(
            lookup: LookupInteractor(
                catalog: services, services: services, license: license, addresses: Services.addresses,
                thumbnails: ThumbnailEncoder(
                    pictures: pictures.pictures, checker: checker, converter: converter, folder: cacheFolder),
                stated: stated),
            credits: credits,
            saving: PhotoSavingInteractor(
                files: files, paths: paths, pictures: pictures.pictures, checker: checker,
                converter: converter, favorites: photos.favorites, taste: nil, undo: nil,
                preferences: preferences, stated: stated),
            comparison: ComparisonInteractor(
                credits: credits, catalog: services, stale: stale,
                isCommercial: license.value == "commercial"),
            folders: folders,
            services: services.selectable.filter { $0 != .files },
            wait: { [transport, services] in transport.wait.map(services.named) })
    }
}
