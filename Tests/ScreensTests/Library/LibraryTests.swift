import CommandShell
import Configuration
import GalleryCore
import PhotoService
import PhotoStore
import Synchronization
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct LibraryTests {
    private final class StubArchives: LibraryArchives {
        let exported = Mutex<[String: String]>([:])
        let report: LibraryReport

        init(settings: [String: String] = [:]) {
            var report = LibraryReport(path: "/a.zip")
            report.settings = settings
            self.report = report
        }

        init(report: LibraryReport) { self.report = report }

        func isArchive(_ path: String) -> Bool { path.hasSuffix(".zip") }
        func export(
            to path: String?, settings: [String: String], withPictures: Bool
        ) throws(StoreError) -> LibraryReport {
            exported.withLock { $0 = settings }
            return report
        }
        func merge(_ path: String) throws(StoreError) -> LibraryReport { report }
    }

    private final class SpySettingsFile: SettingSaving {
        let path = "/settings"
        let values = Mutex<[String: String]>([:])
        func save(_ value: String?, as name: SettingName) throws(StoreError) -> SavedSetting {
            values.withLock { $0[name.rawValue] = value }
            return SavedSetting(previous: nil, overruledBy: nil)
        }
    }

    private let folder = TemporaryFolder()
    private let display = RecordingDisplay<[Note]>()
    private let file = SpySettingsFile()
    private let undo = StubUndo()
    private let favorites = InMemoryFavorites()

    private func presenter(
        _ archives: StubArchives, saved: [String: String] = [:], of photos: [Photo] = Photo.samples(3)
    ) -> LibraryPresenter {
        var fixture = PhotoFixture(favorites: favorites)
        fixture.catalog = StubCatalog(photos)
        return LibraryPresenter(
            display: display,
            interactor: LibraryInteractor(
                archives: archives, files: BoardFilesOnDisk(), addresses: ServiceAddresses(),
                catalog: fixture.catalog, favorites: fixture.favoriteEditing, undo: undo,
                settings: [], saving: file),
            saved: { saved })
    }

    private var notes: [String] { display.models.flatMap { $0 }.map(\.text) }

    @Test(
        arguments: [
            ("export", .export(to: nil, withPictures: true)),
            ("export to a.zip", .export(to: "a.zip", withPictures: true)),
            ("export --no-pictures to /b", .export(to: "/b", withPictures: false)),
            ("import a.zip", .take("a.zip")), ("import ./b", .take("./b")),
            ("import a.zip --settings", .take("a.zip", withSettings: true)),
        ] as [(String, LibraryRequest)])
    func `"export" and "import" read a path as an archive`(_ line: String, _ request: LibraryRequest) throws {
        let command = try #require(try Command(parsing: line))
        let spec = command.name == "export" ? LibraryCommands.export : ImportCommand.spec
        guard case .library(let parsed)? = try spec.parse(command.words, ParsingScope()) else {
            Issue.record("not a request of the library")
            return
        }
        #expect(parsed == request)
    }

    @Test func `"import" parses a word as a service, and "export" accepts only "to" and a target`() throws {
        let words = try #require(try Command(parsing: "import flickr")).words
        guard case .imports(let service, _)? = try ImportCommand.spec.parse(words, ParsingScope()) else {
            Issue.record("not an import of a service")
            return
        }
        #expect(service == .flickr)
        for line in ["export a.zip", "export to", "export to a b"] {
            let words = try #require(try Command(parsing: line)).words
            #expect(throws: UsageError.self) { try LibraryCommands.export.parse(words, ParsingScope()) }
        }
    }

    @Test func `settings are exported without paths, addresses and keys`() async {
        let archives = StubArchives()
        let saved = [
            "columns": "2", "pictures_folder": "/p", "unsplash_url": "https://a", "unsplash_key": "secret",
            "fingerprint": "on",
        ]
        await presenter(archives, saved: saved).handle(.export(to: nil, withPictures: true))
        #expect(undo.irreversibleChanges == [.files])
        #expect(archives.exported.withLock { $0 } == ["columns": "2"])
    }

    @Test func `imported settings are saved unless already set, unknown, invalid or machine-specific`() async
    {
        let values = [
            "columns": "2", "density": "compact", "ca_file": "/evil", "openverse_url": "https://evil",
            "unknown": "1", "enter": "nonsense",
        ]
        await presenter(StubArchives(settings: values), saved: ["density": "comfortable"])
            .handle(.take("a.zip"))
        #expect(file.values.withLock { $0 } == ["columns": "2"])
        #expect(
            notes == [
                "Nothing new in /a.zip", "Settings from the archive: columns",
                "Settings of the archive not taken over: density. `import FILE --settings` takes them over.",
            ])
    }

    private static let protective = [
        "license": "any", "log_level": "trace", "service": "flickr", "sidecar": "off", "strip": "off",
    ]

    @Test func `settings that protect are imported only with "--settings", which also replaces saved ones`()
        async
    {
        let saved = ["license": "commercial", "strip": "gps", "credit": "markdown"]
        let values = Self.protective.merging(["credit": "html", "columns": "2"]) { $1 }
        let archives = StubArchives(settings: values)
        await presenter(archives, saved: saved).handle(.take("a.zip"))
        #expect(file.values.withLock { $0 } == ["columns": "2"])
        #expect(
            notes.last
                == "Settings of the archive not taken over: credit, license, log_level, service, sidecar, strip."
                + " `import FILE --settings` takes them over.")
        await presenter(archives, saved: saved).handle(.take("a.zip", withSettings: true))
        #expect(file.values.withLock { $0 } == values)
    }

    @Test func `even "--settings" imports no addresses, paths, contact, and settings of lock and account`()
        async
    {
        let values = [
            "ca_file": "/evil", "openverse_url": "https://evil.example", "pictures_folder": "/evil",
            "contact": "evil@example.org", "lock_after": "1440", "fingerprint": "on",
            "mirror_favorites": "on", "login_port": "4711",
        ]
        await presenter(StubArchives(settings: values)).handle(.take("a.zip", withSettings: true))
        #expect(file.values.withLock { $0 }.isEmpty)
        #expect(notes == ["Nothing new in /a.zip"])
    }

    @Test func `an interrupted import reports its counts, names the next step and imports no settings`()
        async
    {
        var report = LibraryReport(path: "/a.zip")
        (report.favorites, report.settings) = (100, ["columns": "2"])
        await presenter(StubArchives(report: report.failed(with: .busy))).handle(.take("a.zip"))
        #expect(file.values.withLock { $0 }.isEmpty)
        #expect(notes.count == 2)
        #expect(
            notes.last
                == "Imported so far: 100 favorites, 0 boards with 0 photos. Import again to continue, or `undo`."
        )
    }

    @Test func `an import reports the number of different notes that were not replaced`() {
        var report = LibraryReport(path: "/a.zip")
        report.keptTexts = 2
        let kept = "Notes and alt texts that differ stay as they are here: 2."
        #expect(Phrases.Library.imported(report) == "Nothing new in /a.zip. " + kept)
        report.favorites = 1
        #expect(
            Phrases.Library.imported(report)
                == "Imported 1 favorite, 0 boards with 0 photos and 0 other records. " + kept)
    }

    @Test func `photos listed in a text file become favorites, and an unknown address is reported`()
        async throws
    {
        let id = Photo.samples(1)[0].id
        let path = folder.path + "/bookmarks.txt"
        DiskFile.write(Array("# mine\n\(id)\nhttps://example.com/1\n".utf8), to: path)
        await presenter(StubArchives()).handle(.take(path))
        #expect(favorites.count() == 1)
        #expect(
            notes == [
                "`https://example.com/1` is not a photo; use the address of a photo's page, or `service:id`.",
                "Added 1 of 1 photo to favorites.",
            ])
        await presenter(StubArchives()).handle(.take(path))
        #expect(notes.last == "Nothing new: 1 photo already in favorites.")
        DiskFile.write(Array("demo:unknown\n".utf8), to: path)
        await presenter(StubArchives()).handle(.take(path))
        #expect(notes.last == "No photo was added to favorites.")
    }

    @Test func `the photos among a browser's bookmarks become favorites, and the other links are counted`()
        async
    {
        let key = "aZ0_-aZ0_-a", page = "https://gallery.invalid/photos/fog-"
        let path = folder.path + "/bookmarks.html"
        DiskFile.write(
            Array(
                """
                <!DOCTYPE NETSCAPE-Bookmark-file-1>
                <DT><A HREF="https://example.com/1">1</A><DT><A HREF="https://example.com/2">2</A>
                <DT><A HREF="\(page)\(key)">3</A><DT><A HREF="\(page)\(key)?a=b">4</A>
                """.utf8), to: path)
        let photo = Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: "Ida"),
            license: License(code: "cc0", name: "CC0"), source: PictureSource("/1 *w"))
        await presenter(StubArchives(), of: [photo]).handle(.take(path))
        #expect(notes == ["Added 1 of 1 photo to favorites.", "2 other links lead to no photo."])
    }

    @Test func `the address of a photo is found within a line of HTML`() {
        let line = #"<DT><A HREF="https://unsplash.com/photos/fog-b_A8xyzabcd" ADD_DATE="1">Fog</A>"#
        #expect(ServiceAddresses().photo(within: line)?.service == .unsplash)
        #expect(ServiceAddresses().photo(within: "no address") == nil)
    }
}
