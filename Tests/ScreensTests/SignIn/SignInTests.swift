import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SignInTests {
    private nonisolated static let jane = Account(
        service: .flickr, user: "7@N05", username: "jd", name: "Jane Doe",
        signedInAt: Date(timeIntervalSince1970: 0))

    /// Sign-in service that returns scripted answers in order.
    private final class Service: SigningIn, SignInAttempt, PageOpening {
        let redirectAddress = "http://127.0.0.1:28417/"
        let page = "https://h.example/authorize?x=1"
        let launchAddress: String? = "http://127.0.0.1:28417/once"
        let pasted: PastedAnswer
        let ways = Mutex<[SignInWay]>([])
        let pages = Mutex<[String]>([])
        private let answers: Mutex<[Result<SignInAnswer, SignInError>]>
        private let isPortTaken: Bool
        private let end: Result<Account, SignInError>

        init(
            _ answers: [Result<SignInAnswer, SignInError>] = [], isPortTaken: Bool = false,
            pasted: PastedAnswer = .address, end: Result<Account, SignInError> = .success(jane)
        ) {
            self.pasted = pasted
            self.answers = Mutex(answers)
            self.isPortTaken = isPortTaken
            self.end = end
        }

        var services: [ServiceName] { [.unsplash, .flickr] }
        func begin(at service: ServiceName, by way: SignInWay) async throws(SignInError) -> any SignInAttempt
        {
            if way == .browser, isPortTaken { throw .portTaken(28_417) }
            ways.withLock { $0.append(way) }
            return self
        }
        func answer() async throws(SignInError) -> SignInAnswer {
            try answers.withLock { $0.isEmpty ? .failure(.timedOut) : $0.removeFirst() }.get()
        }
        func code(in text: String) throws(SignInError) -> SignInCode {
            guard text == "typed" else { throw .malformedCode }
            return SignInCode(text)
        }
        func finish(with code: SignInCode) async throws(SignInError) -> Account { try end.get() }
        func identify(with code: SignInCode) async throws(SignInError) -> Account { try end.get() }
        func usesBuiltInAddress(of service: ServiceName) -> Bool { true }
        func open(_ link: String) async -> Bool {
            pages.withLock { $0.append(link) }
            return true
        }
    }

    private struct NoImports: ImportStore {
        func progress(of collection: String?, account: Account) -> ImportProgress { .whole }
        func take(
            _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList,
            account: Account
        ) -> ImportedPage { ImportedPage(added: [], isLast: true) }
        func forgetImports(from service: ServiceName) {}
    }

    private let navigator = SpyNavigator<Route>()

    private func run(
        _ line: String, _ service: Service = Service(), typing text: String? = nil,
        accounts: InMemoryAccounts = InMemoryAccounts(), services: StubServices = StubServices(),
        isRemote: Bool = false
    ) async throws -> [String] {
        let command = try #require(try Command(parsing: line))
        let spec = try #require(SignInCommands.anywhere.first { $0.info.name == command.name })
        guard case .signIn(let request)? = try spec.parse(command.words, ParsingScope()) else { return [] }
        let display = RecordingDisplay<[Note]>()
        let browser = BrowserSignInInteractor(signIn: service, pages: service, isRemote: isRemote)
        let presenter = SignInPresenter(
            display: display,
            interactor: SignInInteractor(
                browser: browser, accounts: accounts, imports: NoImports(), mirror: nil,
                services: services),
            router: RefusalRouter(navigator: navigator),
            dialog: SignInDialog(display: display, interactor: browser) { question in
                _ = display.show([.quiet(question)])
                return text
            })
        await presenter.handle(request)
        if let refusal = navigator.refusals.first { throw refusal }
        let notes = display.models.flatMap { $0 }
        #expect(notes.count { $0 == .wordmark } == (command.name == "login" ? 1 : 0))
        return notes.filter { $0 != .wordmark }.map(\.text)
    }

    @Test
    func `sign-in opens the browser, reports unrelated responses once, and ends with the valid response`()
        async throws
    {
        let service = Service([
            .success(.foreign), .success(.foreign), .success(.foreign), .success(.code(SignInCode("c"))),
        ])
        let said = try await run("login flickr", service)
        #expect(said.count == 4)
        #expect(said[0].contains(service.page) && said[1].contains("two minutes"))
        #expect(said[2].contains("does not belong"))
        #expect(said[3] == "Signed in to flickr as Jane Doe (jd).")
        #expect(service.pages.withLock { $0 } == [service.launchAddress])
        #expect(service.ways.withLock { $0 } == [.browser])
    }

    @Test(arguments: [
        (SignInError.timedOut, "two minutes"), (.withoutState(.flickr), "`login flickr --paste`"),
        (.declined(.flickr), "not allowed"),
        (.unknownCode(.flickr), "does not accept this code"),
        (.unknownApplication(.flickr), "key set flickr"),
        (.noApplication(.flickr), "http://127.0.0.1:28417/"), (.noSignature, "libcrypto"),
    ])
    func `each sign-in error is explained by its message`(error: SignInError, part: String) async throws {
        let said = try await run("login flickr", Service([.failure(error)]))
        #expect(said.last?.contains(part) == true)
    }

    @Test func `canceling a sign-in prints no further message`() async throws {
        #expect(try await run("login flickr", Service([.failure(.catalog(.cancelled))])).count == 2)
    }

    @Test func `over SSH, with --paste, or if the port is taken, the answer must be pasted`() async throws {
        let remote = Service()
        #expect(
            try await run("login unsplash", remote, typing: "typed", isRemote: true).last?.hasPrefix(
                "Signed in") == true)
        let asked = Service()
        let said = try await run("login --paste unsplash", asked, typing: "typed")
        #expect(said.count == 3 && said[1].contains(asked.redirectAddress))
        let taken = Service(isPortTaken: true)
        #expect(try await run("login flickr", taken, typing: "typed").first?.contains("28417") == true)
        for (service, way) in [(remote, SignInWay.paste), (asked, .pasteOrType), (taken, .paste)] {
            #expect(service.ways.withLock { $0 } == [way] && service.pages.withLock { $0 } == [])
        }
        #expect(
            try await run("login flickr --paste", typing: "nonsense").last?.contains("neither a code") == true
        )
        #expect(try await run("login flickr --paste").last?.contains("Nothing was pasted") == true)
    }

    @Test(arguments: [
        (PastedAnswer.code, "paste the code"), (.address, "paste the address of that page"),
        (.addressOrCode, "only the code after"),
    ])
    func `the sign-in prompt names what can be pasted`(pasted: PastedAnswer, word: String) async throws {
        let said = try await run("login flickr --paste", Service(pasted: pasted), typing: "typed")
        #expect(said.contains { $0.contains(word) }, "\(said)")
    }

    @Test
    func `"login" without a service uses the current service, else the only configured one with sign-in`()
        async throws
    {
        func service(_ services: StubServices) -> ServiceName? {
            SignInInteractor(
                browser: BrowserSignInInteractor(signIn: Service(), pages: Service(), isRemote: false),
                accounts: nil, imports: NoImports(), mirror: nil, services: services
            ).service(nil)
        }
        #expect(service(StubServices(service: .flickr, configured: [.unsplash, .flickr])) == .flickr)
        #expect(service(StubServices(configured: [.openverse, .unsplash])) == .unsplash)
        #expect(service(StubServices(configured: [.unsplash, .flickr])) == nil)
        #expect(try await run("login").last?.contains("`login unsplash`, `login flickr`") == true)
    }

    @Test func `"logout" asks for confirmation, and a confirmed "logout" removes the account`() async throws {
        let accounts = InMemoryAccounts([Self.jane])
        #expect(
            try await run("logout", accounts: accounts).last?.contains("out of flickr? Favorites") == true)
        #expect(accounts.accounts().count == 1)
        #expect(
            try await run("logout --yes", accounts: accounts).last?.hasPrefix("Signed out of flickr")
                == true)
        #expect(accounts.accounts().isEmpty && accounts.token(of: .flickr) == nil)
        #expect(
            try await run("logout flickr yes", accounts: accounts) == ["You are not signed in to flickr."])
        #expect(try await run("logout", accounts: accounts).last?.contains("not signed in anywhere") == true)
    }

    @Test(arguments: ["login openverse", "login unsplash flickr", "logout nobody", "logout unsplash no"])
    func `invalid arguments of "login" and "logout" are usage errors`(line: String) async throws {
        await #expect(throws: UsageError.self) { try await run(line) }
    }
}
