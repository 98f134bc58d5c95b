import CommandShell
import GalleryCore
import Glibc
import PhotoStore
import TestKit
import Testing
import UseCases
import Wording

@testable import Screens

/// Commands for several files, some of which another program removed while they were shown.
@Suite(.timeLimit(.minutes(10))) @MainActor struct FileCommandsTests {
    @MainActor private final class Log { var notes: [Note] = [] }

    private let log = Log()
    private let home = TemporaryFolder()
    private let pictures = TemporaryFolder()
    private let database: GalleryDatabase

    init() { database = GalleryDatabase(folder: home("gallery")) }

    private var output: PhotoCommandOutput {
        PhotoCommandOutput(
            router: PhotoRouter(navigator: SpyNavigator<Route>()), report: { [log] in log.notes += $0 },
            progress: { _ in }, copy: { _ in false })
    }

    /// Photos of new files `1.jpg` to `5.jpg`.
    private func photos() -> [Photo] {
        (1...5).map { number in
            let address = FileAddress.of(pictures.put("picture \(number)", at: "\(number).jpg"))
            return Photo(
                id: .file(address), title: "\(number)", author: Author(name: ""),
                license: License(code: "own", name: License.notStated),
                source: PictureSource([.init(address: address, width: nil)]))
        }
    }

    /// Runs a request on the files 1 to 5, of which 2 and 4 do not exist.
    private func run(_ request: PhotoRequest, _ fixture: PhotoFixture = PhotoFixture()) async {
        let photos = photos(), attached = AttachedFiles(SQLiteOwnFiles(database))
        for number in [2, 4] { unlink(pictures("\(number).jpg")) }
        let editing = FileEditingInteractor(
            mover: FilesOnDisk(database, trash: home("Trash")), files: attached)
        let commands = PhotoCommands(
            [
                TrashCommand(editing), RenameCommand(editing), FavoriteCommand(fixture.favoriteEditing),
                AltCommand(fixture.annotations), LikeCommand(fixture.feedback),
            ], files: AttachmentInteractor(files: attached))
        await commands.run(request, in: .favorites, to: output) { photos[$0 - 1] }
    }

    private var problems: [String] { log.notes.filter { $0.kind == .problem }.map(\.text) }

    private func missing(_ number: Int) -> String {
        "Could not read \(pictures("\(number).jpg")): No such file or directory."
    }

    @Test func `"trash" goes on after files that fail, and reports them and the others`() async {
        await run(PhotoRequest(TrashCommand.self, [1, 2, 3, 4, 5]))
        #expect(pictures.names.isEmpty && home.names(in: "Trash/files") == ["1.jpg", "3.jpg", "5.jpg"])
        #expect(problems == [missing(2), missing(4)])
        #expect(log.notes.last?.text.contains("3 pictures") == true)
    }

    @Test func `"rename" goes on after files that fail, and reports them and the others`() async throws {
        let name = try FileNameTemplate("a{n}")
        await run(PhotoRequest(RenameCommand.self, RenameCommand.Arguments(numbers: [1, 2, 3], name: name)))
        #expect(pictures.names == ["5.jpg", "a1.jpg", "a3.jpg"])
        #expect(problems == [missing(2)])
        #expect(log.notes.filter { $0.kind == .info }.count == 2)
    }

    @Test func `"fav" goes on after files that cannot be read, and reports them and the others`() async {
        let fixture = PhotoFixture()
        await run(.favorite([1, 2, 3, 4]), fixture)
        #expect(fixture.favorites.count() == 2)
        #expect(problems.prefix(2) == [missing(2), missing(4)])
    }

    @Test func `a command for one file that cannot be read only reports it`() async {
        let fixture = PhotoFixture()
        await run(.favorite([2]), fixture)
        #expect(fixture.favorites.count() == 0 && log.notes.map(\.text) == [missing(2)])
    }

    @Test func `"like" of a file reports that files do not influence recommendations`() async {
        await run(PhotoRequest(LikeCommand.self, [1]))
        #expect(log.notes.map(\.text) == [Phrases.filesAreNoTaste])
    }

    @Test func `"rename" accepts a confirmation, as other commands for several files do`() throws {
        let words = "4-5 as k-{n} --yes".split(separator: " ").enumerated().map {
            Word(String($1), at: $0)
        }
        let arguments = try #require(try RenameCommand.spec.parse(words, ParsingScope(numbers: 1...9)))
        let name = try FileNameTemplate("k-{n}")
        #expect(arguments.numbers == [4, 5] && arguments.name == name)
    }

    @Test func `an error of the database ends a command, which reports the files that are done`() async {
        let editing = FileEditingInteractor(mover: BusyAfterFour(), files: AttachedFiles())
        let photos = photos()
        await PhotoCommands([TrashCommand(editing)]).run(
            PhotoRequest(TrashCommand.self, [1, 2, 3, 4, 5]), in: .favorites, to: output
        ) { photos[$0 - 1] }
        #expect(log.notes.suffix(2).first?.text.contains("4 pictures") == true)
        #expect(problems.count == 1)
    }

    private struct BusyAfterFour: FileMoving {
        func trash(_ photo: Photo) async throws(StoreError) { if photo.title == "5" { throw .busy } }
        func rename(_ photo: Photo, as naming: FileNaming) async throws(StoreError) -> Photo { photo }
    }
}
