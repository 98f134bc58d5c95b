import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct FolderPresenterTests {
    private let display = RecordingDisplay<ListModel> { $0.cards.count }
    private let navigator = SpyNavigator<Route>()
    private let query = FolderQuery("/pictures", order: .date)

    private struct Pages: PageSource {
        let photos: [Photo]

        func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
            var list = PhotoList(photos: photos, total: photos.count, hasMore: false)
            list.folders = photos.count { $0.id.isFolder }
            return list
        }
    }

    private func row(_ path: String, isFolder: Bool = false) -> Photo {
        let address = FileAddress.of(path, isFolder: isFolder)
        return Photo(
            id: .file(address), title: path, about: isFolder ? "7" : nil, author: Author(name: ""),
            license: License(code: "own", name: License.notStated), taken: LocalDate("2024-05-01"),
            source: PictureSource([.init(address: address, width: nil)]))
    }

    private func presenter(of list: PhotoListID? = nil) -> FolderPresenter {
        let fixture = PhotoFixture()
        let rows = [row("/pictures/Trips", isFolder: true), row("/pictures/a.jpg"), row("/pictures/b.jpg")]
        return FolderPresenter(
            list: list ?? .folder(query), title: ListTitle("~/pictures"), display: display,
            interactor: FolderListInteractor(
                lists: PhotoLists(source: Pages(photos: rows)), stored: fixture.stored,
                looks: FileLooksInteractor(files: StubPictureFolders(), pictures: NoLooks()),
                indexing: nil),
            photoCommands: fixture.commands, router: PhotoRouter(navigator: navigator))
    }

    private var notes: [String] { display.models.flatMap(\.notes).map(\.text) }

    @Test func `folders and files have cards with counts, names and dates, and are counted apart`() async {
        let presenter = presenter()
        await presenter.appear()
        let model = display.models.first
        #expect(model?.heading == "~/pictures" && model?.aside == "1 folder, 2 photos")
        #expect(model?.cards.map(\.title) == ["/pictures/Trips", "a.jpg", "b.jpg"])
        #expect(model?.cards.map(\.author) == ["7 pictures", "2024-05-01", "2024-05-01"])
        #expect(presenter.numbers == 1...3)
    }

    @Test func `a file with the record of a photo has the photo's title, and its name before the author`() {
        var photo = row("/pictures/fog.jpg")
        photo.author = Author(name: "Ann")
        photo.pageLink = "https://h/p"
        photo.title = "Tide table"
        func caption() -> [String] {
            let caption = Phrases.Files.caption(of: photo, author: "Ann")
            return [caption.title, caption.author]
        }
        #expect(caption() == ["Tide table", "fog.jpg · Ann"])
        (photo.title, photo.about) = ("fog", "A boat\nat dawn")
        #expect(caption() == ["A boat at dawn", "fog.jpg · Ann"])
        photo.pageLink = nil
        #expect(caption() == ["fog.jpg", "Ann"])
    }

    @Test func `the date of a file without an author is not repeated below its byline`() {
        var photo = row("/pictures/a.jpg")
        photo.date = Date(timeIntervalSince1970: 0)
        #expect(Phrases.byline(of: photo) == "2024-05-01" && !Phrases.facts(of: photo).contains("1970"))
        photo.author = Author(name: "Ann")
        #expect(Phrases.facts(of: photo).contains("2024-05-01"))
    }

    @Test(arguments: [FollowingCommand.drawing, .other])
    func `a folder that a command such as "info 1" names is not opened`(following: FollowingCommand) async {
        let presenter = presenter()
        await presenter.appear()
        navigator.following = following
        await presenter.handle(.photo(.open(1)))
        #expect(navigator.routes.isEmpty && notes.last == Phrases.Files.isFolder(1))
    }

    @Test func `a search and twins in a list of similar files are headed by the folder, not by the file`()
        async
    {
        let address = FileAddress.of("/pictures/a.jpg")
        let presenter = presenter(of: .alike(query, .similar(to: address, by: .look)))
        await presenter.handle(.search(FolderSearch(words: SearchQuery(keywords: "fog"))))
        await presenter.handle(.twins(nil))
        var found = query
        found.search = SearchQuery(keywords: "fog")
        #expect(
            navigator.routes == [.list(.folder(found)), .list(.alike(query, .twins(of: nil)))])
    }

    @Test func `opening a folder lists it in the same form, and opening a file shows it`() async {
        let presenter = presenter()
        await presenter.appear()
        await presenter.handle(.photo(.open(1)))
        await presenter.handle(.photo(.open(3)))
        #expect(
            navigator.routes == [
                .list(
                    .folder(FolderQuery("/pictures/Trips", order: .date)),
                    title: ListTitle("~/pictures/Trips")),
                .detail(.folder(query), at: 2, title: ListTitle("~/pictures")),
            ])
    }

    @Test func `other commands refuse a folder with the number that opens it`() async {
        let presenter = presenter()
        await presenter.appear()
        await presenter.handle(.photo(.unfavorite([1])))
        #expect(notes.contains("1 is a folder; `open 1` shows its pictures."))
    }

    @Test func `another form and a search open lists of the same folder`() async {
        let presenter = presenter()
        await presenter.appear()
        var form = FolderForm()
        form.isReversed = true
        await presenter.handle(.arrange(form))
        await presenter.handle(.search(FolderSearch(words: SearchQuery(keywords: "fog"))))
        var reversed = query, found = query
        reversed.isReversed = true
        found.search = SearchQuery(keywords: "fog")
        #expect(
            navigator.routes == [
                .list(.folder(reversed), title: ListTitle("~/pictures")),
                .list(.folder(found), title: ListTitle("~/pictures")),
            ])
    }

    @Test(arguments: [
        ("folder", false), ("folder order:date", true), ("folder ~/x", false), ("search fog", true),
    ])
    func `a folder's table takes forms and words, and leaves paths to the global command`(
        line: String, isTaken: Bool
    ) throws {
        let command = try #require(try Command(parsing: line))
        let table = FilesCommands.table(of: .folder(query))
        let events = try table.specs.compactMap { spec in
            try spec.info.words(of: command).flatMap { try spec.parse($0, ParsingScope(numbers: 1...3)) }
        }
        #expect(events.isEmpty != isTaken || line == "folder")
    }

    @Test func `twins are looked for in the folder, for all files or for one`() async {
        let presenter = presenter()
        await presenter.appear()
        await presenter.handle(.twins(nil))
        await presenter.handle(.twins(2))
        await presenter.handle(.twins(1))
        #expect(
            navigator.routes == [
                .list(.alike(query, .twins(of: nil)), title: ListTitle("~/pictures")),
                .list(
                    .alike(query, .twins(of: FileAddress.of("/pictures/a.jpg"))),
                    title: ListTitle("~/pictures")),
            ])
        #expect(notes.contains("1 is a folder; `open 1` shows its pictures."))
    }

    @Test(
        arguments: [
            ("date:2024 fog", "fog date:2024"), ("type:png", "type:png"),
            ("color:red size:>5MB", "color:red size:>5MB"), ("fog order:size", "fog"), ("order:latest", nil),
            ("name:IMG_40", "name:IMG_40"), ("author:ida -fog", "-fog author:ida"),
        ] as [(String, String?)]) func `a search in a folder takes filters of files and of photos`(
            line: String, text: String?
        ) throws
    {
        let table = FilesCommands.table(of: .folder(query))
        let event = try table.event(
            for: Command("search", line.split(separator: " ").map(String.init)), in: ParsingScope())
        guard case .search(let search)? = event else { throw MissingEvent() }
        #expect(search.words?.text == text)
        let order: FileOrder? = line.contains("order:") ? line.contains("size") ? .size : .date : nil
        #expect(search.form.order == order)
    }

    @Test func `words in quotation marks are a phrase in a folder`() throws {
        let event = try FilesCommands.table(of: .folder(query)).event(
            for: Command("search", ["fog", "night sky"]), in: ParsingScope())
        guard case .search(let search)? = event else { throw MissingEvent() }
        #expect(search.words?.text == "fog \"night sky\"")
    }

    @Test(arguments: [
        "lang:de", "type:photo", "size:large", "order:popular", "-author:müller", "-type:jpg",
        "camera:x100v camera:canon", "order:size order:name", "date:2024-02-30", "author:-müller",
    ])
    func `a filter of services, an excluded, repeated or invalid one is refused in a folder`(filters: String)
    {
        #expect(throws: UsageError.self) {
            try FilesCommands.table(of: .folder(query)).event(
                for: Command("search", filters.split(separator: " ").map(String.init)), in: ParsingScope())
        }
    }

    @Test func `a search among twins searches the folder and not a service`() async {
        let presenter = presenter(of: .alike(query, .twins(of: nil)))
        await presenter.appear()
        await presenter.handle(.search(FolderSearch(words: SearchQuery(keywords: "fog"))))
        var found = query
        found.search = SearchQuery(keywords: "fog")
        #expect(navigator.routes == [.list(.folder(found), title: ListTitle("~/pictures"))])
    }

    @Test func `twins are counted by pictures, and copies name the number of the best file`() {
        var pager = ListPager()
        var list = PhotoList(
            photos: [row("/pictures/a.jpg"), row("/pictures/sub/b.jpg")], total: 2, hasMore: false)
        for (index, bytes) in [117_000, 79_000].enumerated() {
            list.twins[list.photos[index].id] = Twin(group: 1, isBest: index == 0, bytes: bytes)
        }
        pager.begin(with: list)
        let model = ListModel(.alike(query, .twins(of: nil)), pager, hearts: [])
        #expect(model.aside == "1 picture, 2 photos")
        #expect(model.cards.map(\.title) == ["a.jpg", "sub/b.jpg"])
        #expect(model.cards.map(\.author) == ["best of 2", "copy of 1"])
        #expect(model.cards.map(\.differences.first) == ["117 KB, 2024-05-01", "79 KB, 2024-05-01"])
    }

    private struct MissingEvent: Error {}
}
