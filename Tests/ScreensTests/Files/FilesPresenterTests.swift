import CommandShell
import Configuration
import GalleryCore
import TestKit
import Testing
import Viper

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct FilesPresenterTests {
    private let display = RecordingDisplay<[Note]>()
    private let navigator = SpyNavigator<Route>()

    private static func file(_ path: String) -> Photo {
        let address = FileAddress.of(path)
        return Photo(
            id: .file(address), title: "x", author: Author(name: ""),
            license: License(code: "own", name: License.notStated),
            source: PictureSource([.init(address: address, width: nil)]))
    }

    private func handle(_ request: FilesRequest) async {
        let folders = StubPictureFolders(
            [
                "~/Pictures": .folder("/ida/Pictures"), "/ida/My Pictures": .folder("/ida/My Pictures"),
                "a.jpg": .picture("/ida/Pictures/a.jpg"),
                "b.jpg": .picture("/elsewhere/b.jpg"), "notes.txt": .other("/ida/notes.txt"),
                "/ida/Pictures/gallery": .folder("/ida/Pictures/gallery"),
            ], photos: [Self.file("/ida/Pictures/0.jpg"), Self.file("/ida/Pictures/a.jpg")])
        await FilesPresenter(
            display: display,
            interactor: FilesInteractor(
                folders: folders, home: HomeFolder(environment: ["HOME": "/ida"]),
                picturesFolder: "/ida/Pictures/gallery"),
            router: FilesRouter(
                photos: PhotoRouter(navigator: navigator), refusal: RefusalRouter(navigator: navigator))
        ).handle(request)
    }

    @Test func `a folder opens a list with its path, in which the home folder is ~`() async {
        await handle(FilesRequest(paths: ["~/Pictures"]))
        #expect(
            navigator.routes == [
                .list(.folder(FolderQuery("/ida/Pictures")), title: ListTitle("~/Pictures"))
            ])
    }

    @Test func `a picture opens among those of its folder, or alone if the folder does not list it`() async {
        await handle(FilesRequest(paths: ["a.jpg"]))
        await handle(FilesRequest(paths: ["b.jpg"]))
        #expect(
            navigator.routes == [
                .detail(
                    .folder(FolderQuery("/ida/Pictures")), at: 1, title: ListTitle("~/Pictures")),
                .detail(.files(["/elsewhere/b.jpg"]), at: 0, title: ListTitle("/elsewhere")),
            ])
    }

    @Test func `several pictures open a list without other files`() async {
        await handle(FilesRequest(paths: ["a.jpg", "notes.txt", "b.jpg"]))
        #expect(
            navigator.routes == [.list(.files(["/ida/Pictures/a.jpg", "/elsewhere/b.jpg"]))])
    }

    @Test func `a path with spaces and without quotes is opened if none of its words is a file`() async {
        await handle(FilesRequest(paths: ["/ida/My", "Pictures"]))
        #expect(
            navigator.routes == [
                .list(.folder(FolderQuery("/ida/My Pictures")), title: ListTitle("~/My Pictures"))
            ])
    }

    @Test func `folders among several paths end in a slash, and a missing path is reported`() async {
        await handle(FilesRequest(paths: ["a.jpg", "none.jpg", "~/Pictures"]))
        #expect(navigator.routes == [.list(.files(["/ida/Pictures/a.jpg", "/ida/Pictures/"]))])
        #expect(display.models.last?.map(\.text) == ["There is no file or folder none.jpg."])
    }

    @Test func `a missing path is a usage error, a text a problem`() async {
        await handle(FilesRequest(paths: ["none.jpg"]))
        #expect(
            (navigator.refusals.first as? UsageError)?.reason
                == .nothing("There is no file or folder none.jpg."))
        await handle(FilesRequest(paths: ["notes.txt"]))
        #expect(
            display.models.last?.map(\.text) == ["/ida/notes.txt is not a picture that can be shown."])
        #expect(navigator.routes.isEmpty)
    }

    @Test func `saved photos are the newest files of the pictures folder`() async {
        await handle(FilesRequest(paths: [], isOfSaved: true))
        #expect(
            navigator.routes == [
                .list(
                    .folder(FolderQuery("/ida/Pictures/gallery", isRecursive: true, order: .date)),
                    title: ListTitle("~/Pictures/gallery"))
            ])
    }
}
