import FoundationEssentials
import GalleryCore
import PhotoService
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ProfilePresenterTests {
    private struct Known: ProfileInteracting {
        var result: Result<Profile, ScreenError>
        func profile() throws(ScreenError) -> Profile { try result.get() }
    }

    private let display = RecordingDisplay<ProfileModel> { min(2, $0.boards.count) }
    private let navigator = SpyNavigator<Route>()

    private func presenter(_ result: Result<Profile, ScreenError>) -> ProfilePresenter {
        ProfilePresenter(
            display: display, interactor: Known(result: result), router: ProfileRouter(navigator: navigator))
    }

    private static func account(_ avatar: String?, _ service: ServiceName = .unsplash) -> Account {
        Account(
            service: service, user: "u1", username: "jane", name: "Jane", avatar: avatar,
            signedInAt: Date(timeIntervalSince1970: 1_700_000_000))
    }

    private static func profile(
        _ accounts: [Account] = [], boards: Int = 0, hasPIN: Bool = false, fingerprint: Bool? = nil
    ) -> Profile {
        let now = Date()
        return Profile(
            localName: "Ida", accounts: accounts,
            uploads: accounts.first.map {
                .author(.username(ServiceAddresses().author(of: $0)), on: $0.service)
            }, favorites: 4, searches: 1,
            saved: SavedFiles(count: 2, bytes: 3_400_000), hasPIN: hasPIN, fingerprint: fingerprint,
            boards: (0..<boards).map { index in
                Board(
                    id: Board.ID(Int64(index) + 1), name: "Board \(index)", count: 1, cover: .sample(1),
                    madeAt: now, changedAt: now)
            },
            likes: ["fog", "sea"].map { LearnedTrait(trait: .term($0), weight: 1, likes: 1) })
    }

    @Test func `the profile shows account, counts and boards, and "open N" opens board N`() async {
        let presenter = presenter(
            .success(Self.profile([Self.account("https://images.unsplash.com/l")], boards: 8)))
        await presenter.appear()
        let model = display.models.last
        #expect(model?.name == "Jane (jane)")
        #expect(
            model?.facts == [
                "unsplash · signed in since 2023-11-14", "4 favorites · 8 boards · 1 search",
                "2 saved files, 3.4 MB",
            ])
        #expect(model?.taste == "Taste: fog, sea")
        #expect(model?.boards.count == 6)
        #expect(model?.boardsHeading == "Recent boards (`boards` shows all 8)")
        #expect(presenter.numbers == 1...2)
        await presenter.handle(.open(2))
        #expect(navigator.routes == [.list(.board(Board.ID(2), query: WordQuery()))])
    }

    @Test(
        arguments: [
            (nil, "PIN set"), (true, "PIN set · fingerprint on"),
            (false, "PIN set · fingerprint off (`set --save fingerprint on`)"),
        ] as [(Bool?, String)])
    func `with a PIN, the profile shows the lock and how to change it`(fingerprint: Bool?, fact: String) async
    {
        await presenter(.success(Self.profile(hasPIN: true, fingerprint: fingerprint))).appear()
        #expect(display.models.last?.facts.last == fact)
        #expect(display.models.last?.notes.last?.text.hasSuffix("`lock change` changes the PIN.") == true)
    }

    @Test func `"uploads" lists the photos of the first account at its service, and needs an account`() async
    {
        let signedOut = presenter(.success(Self.profile()))
        await signedOut.appear()
        await signedOut.handle(.uploads)
        #expect(display.models.last?.notes.map(\.kind) == [.problem] && navigator.routes.isEmpty)
        for (service, author) in [(ServiceName.unsplash, "jane"), (.flickr, "u1")] {
            let presenter = presenter(.success(Self.profile([Self.account(nil, service)])))
            await presenter.appear()
            await presenter.handle(.uploads)
            #expect(
                navigator.routes.last
                    == .list(.author(.username(author), on: service), title: ListTitle("Jane")))
        }
    }

    @Test func `without an account the profile has the system user's name`() async {
        await presenter(.success(Self.profile())).appear()
        #expect(display.models.last?.name == "Ida")
        #expect(display.models.last?.avatar == nil)
        #expect(display.models.last?.facts.first == "On this computer only · not signed in")
        #expect(display.models.last?.notes.first?.text.hasPrefix("`login` signs in") == true)
    }

    @Test(arguments: [
        "https://images.unsplash.com.evil.example/1", "http://images.unsplash.com/1", "https://127.0.0.1/1",
        "https://evil.example/?images.unsplash.com", "https://images.unsplash.com@evil.example/1",
        "//evil.example/1", "file:///etc/passwd", "",
    ])
    func `an avatar address is ignored unless it is HTTPS and on a host of the service`(address: String) {
        #expect(Self.account(address).portrait(ServiceAddresses()) == nil)
    }

    @Test func `an avatar on a host of the service is shown as a photo of the service`() async throws {
        let flickr = "https://farm9.staticflickr.com/8033/buddyicons/7@N05.jpg"
        let photo = try #require(Self.account(flickr, .flickr).portrait(ServiceAddresses()))
        #expect(photo.id.service == .flickr)
        #expect(photo.source.variants.map(\.address) == [flickr])
        var profile = Self.profile([Self.account(flickr, .flickr)])
        profile.portrait = photo
        await presenter(.success(profile)).appear()
        #expect(display.models.last?.avatar?.subject(as: Photo.self) == photo)
    }

    @Test func `the profile record has fixed fields, and the last field lists the liked traits`() {
        let record = Record.profile(Self.profile([Self.account(nil)], boards: 1))
        let names = record.fields.map(\.name)
        #expect(
            names == [
                "name", "username", "service", "signed_in", "avatar", "accounts", "favorites", "boards",
                "searches", "saved_files", "saved_bytes", "taste",
            ])
        #expect(record.fields.last?.value == .texts(["fog", "sea"]))
    }

    @Test func `while gallery is locked, the profile prints one error message`() async {
        let presenter = presenter(.failure(.store(.locked)))
        await presenter.appear()
        #expect(display.models.last?.heading == nil)
        #expect(display.models.last?.notes.map(\.kind) == [.problem])
        #expect(presenter.numbers == nil)
    }
}
