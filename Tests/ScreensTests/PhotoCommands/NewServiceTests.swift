import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Viper
import Wording

@testable import PhotoService
@testable import Screens

/// Tests a service that is added as Modules.md describes.
@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct NewServiceTests {
    private static let museum = ServiceDefinition(
        ServiceDescription(ServiceName(rawValue: "museum"), at: "https://api.museum.example"),
        addresses: AddressRules(
            photos: AddressForm.all(["museum.example/objects/{}"]) { $0[0] },
            pictureHost: "pictures.museum.example")
    ) { DemoCatalog(transport: $0.transport) }

    private let addresses = ServiceAddresses(of: ServiceDefinition.all + [museum])
    private let object = PhotoID(service: museum.description.name, key: "A-42")

    @Test func `an added service has a setting and a variable for its address, and a name in messages`() {
        let description = Self.museum.description
        let settings = Settings(
            of: [description], file: .none, environment: ["GALLERY_MUSEUM_URL": "http://127.0.0.1:8080"])
        #expect(SettingName.all(of: [description]).contains(SettingName.address(description.name)))
        #expect(SettingName(typed: "museum_url") == .address(description.name))
        #expect(settings.address(of: description.name) == "http://127.0.0.1:8080")
        let refusal = CatalogError.refused(.service(description.name, .message("closed today")))
        #expect(Phrases.explanation(refusal).contains("Museum refused the request: closed today"))
    }

    @Test func `"open" accepts page addresses of an added service`() throws {
        let line = "open https://www.museum.example/objects/A-42?lang=en"
        let command = try #require(try Command(parsing: line))
            .naming { addresses.photo(at: $0)?.description }
        let route = try ScreenCommands(NavigationCommands.everywhere)
            .event(for: command, in: ParsingScope())
        #expect(route == .namedPhotos(NamedPhotos(request: .open(1), ids: [object])))
    }

    @Test func `"board import" accepts page and picture addresses of an added service`() async throws {
        let own = "https://pictures.museum.example/42.jpg"
        let photo = Photo(
            id: object, author: Author(name: "Ida"), license: License(code: "cc0", name: "CC0"),
            source: PictureSource("\(own) 640w, https://museum.example/42.jpg 1280w, https://evil.test/1 *w"),
            original: own, downloadReport: "/photos/A-42/download")
        let board = Board(id: Board.ID(1), name: "Fog", madeAt: Date(), changedAt: Date())
        let sheet = ExportFormat.json.export(of: board, at: Date())
        let entry = ExportEntry(
            number: 1, item: BoardPhoto(photo: photo, addedAt: Date()), picture: nil)
        let text = try sheet.head() + sheet.entry(entry) + sheet.foot()
        var fixture = PhotoFixture()
        fixture.addresses = addresses
        fixture.localFiles = StubFiles(files: [
            "json": LocalFile(path: "/b/board.json", bytes: Array(text.utf8), digest: ""),
            "list": LocalFile(
                path: "/b/List.txt", bytes: Array("museum.example/objects/A-42".utf8), digest: ""),
        ])
        fixture.catalog = StubCatalog([photo])
        for file in ["json", "list"] {
            let command = Command("board", ["import", file])
            guard
                case .board(let request)? = try BoardCommand.anywhere.parse(command.words, ParsingScope())
            else { throw UsageError(.arguments(command.name)) }
            await PresentedFeatures(on: RecordingConsole(), navigator: SpyNavigator<Route>())
                .boards(
                    request, boards: fixture.boardEditing, transfer: fixture.transfer,
                    exports: fixture.exports
                ).appear(for: nil)
        }
        let id = try #require(fixture.boards.board(named: "Fog")).id
        let taken = try #require(
            fixture.boards.photos(of: id, matching: WordQuery(), after: nil, count: 9).first
        ).photo
        #expect(taken.source.description == "\(own) 640w")
        #expect(taken.original == own)
        #expect(taken.downloadReport == nil)
        #expect(fixture.boards.board(named: "List")?.count == 1)
    }
}
