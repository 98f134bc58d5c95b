import CommandShell
import Configuration
import GalleryCore
import Synchronization
import TestKit
import Testing
import TextLayout
import Viper
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct KeysPresenterTests {
    private final class File: KeySaving {
        let path = "/users/ann/keys"
        let saved = Mutex<[KeyName: String]>([:])
        let error: StoreError?

        init(error: StoreError? = nil) { self.error = error }

        func save(_ keys: [KeyName: String]) throws(StoreError) {
            if let error { throw error }
            saved.withLock { $0.merge(keys) { $1 } }
        }
    }

    @MainActor private final class Dialog {
        private(set) var questions: [String] = []
        private var answers: [String?]

        init(_ answers: [String?]) { self.answers = answers }

        func ask(_ question: String) -> String? {
            questions.append(question)
            return answers.isEmpty ? nil : answers.removeFirst()
        }
    }

    private let display = RecordingDisplay<FactList>()
    private let navigator = SpyNavigator<Route>()
    private let file = File()

    /// Runs the request and answers its prompts in order; `nil` is the end of input. Returns the prompts.
    private func run(
        _ request: KeysRequest, _ ring: StubKeys = StubKeys(), answers: [String?] = [],
        isTyped: Bool = true, file: File?
    ) async -> [String] {
        let dialog = Dialog(answers)
        await KeysPresenter(
            display: display, interactor: KeysInteractor(file: file, ring: ring),
            router: RefusalRouter(navigator: navigator),
            ask: { (dialog.ask($0), isTyped) }
        ).handle(request)
        return dialog.questions
    }

    private var notes: [String] { display.models.last?.notes.map(\.text) ?? [] }

    @Test func `"key" lists the source of each access key, or the missing part of an incomplete key`()
        async throws
    {
        let ring = StubKeys(
            file: [StubKeys.unsplash: "abc", StubKeys.openverse: "id"], environment: [StubKeys.flickr: "def"])
        _ = await run(.list, ring, file: file)
        let list = try #require(display.models.first)
        #expect(
            list.facts.map(\.value) == [
                "set in /users/ann/keys", "set by FLICKR_API_KEY in the environment",
                "incomplete: no OPENVERSE_CLIENT_SECRET; `key set` asks for both",
            ])
        #expect(
            list.records.map { $0.fields.last?.value } == [
                .text("file"), .text("environment"), .nothing,
            ])
        _ = await run(.list, file: file)
        #expect(display.models.last?.facts.last?.value == Phrases.Keys.missing(of: .openverse))
    }

    @Test func `"key set" saves and uses a typed access key, even if the secret for sign-in is left empty`()
        async
    {
        let ring = StubKeys()
        let questions = await run(.set(.unsplash), ring, answers: ["abc", ""], file: file)
        #expect(questions.count == 2 && questions[1].hasPrefix("Now the application's secret"))
        #expect(file.saved.withLock { $0 } == [StubKeys.unsplash: "abc"])
        #expect(ring.keys[StubKeys.unsplash] == "abc")
        #expect(
            notes.first?.hasPrefix("Saved the access key for unsplash in /users/ann/keys") == true)
        #expect(
            notes.dropFirst() == [
                "A key of your own is for your own use, at 50 requests an hour; do not share it."
            ])
    }

    @Test func `in a script, "key set" does not ask for the optional secret: the next line may be a command`()
        async
    {
        let questions = await run(
            .set(.unsplash), answers: ["abc", "search cats"], isTyped: false, file: file)
        #expect(questions.count == 1)
        #expect(file.saved.withLock { $0 } == [StubKeys.unsplash: "abc"])
    }

    @Test func `the two required parts of an access key are read from one line or from two`() async {
        #expect(await run(.set(.openverse), answers: ["id  secret"], file: file).count == 1)
        let both = [StubKeys.openverse: "id", StubKeys.openverseSecret: "secret"]
        #expect(file.saved.withLock { $0 } == both)
        let second = File()
        #expect(await run(.set(.openverse), answers: ["id", "secret"], file: second).count == 2)
        #expect(second.saved.withLock { $0 } == both)
    }

    @Test(arguments: [
        ([nil], Phrases.Keys.nothing), (["   "], Phrases.Keys.nothing), (["a b"], Phrases.Keys.unlikely),
        (["ключ"], Phrases.Keys.unlikely), ([String(repeating: "k", count: 513)], Phrases.Keys.unlikely),
    ])
    func `empty input, two words, non-ASCII characters and long text are rejected as access keys`(
        answers: [String?], sentence: String
    ) async {
        _ = await run(.set(.flickr), answers: answers, file: file)
        #expect(notes == [sentence])
        #expect(file.saved.withLock { $0.isEmpty })
    }

    @Test
    func `after "key set", an access key in the environment stays in use, and a note names the variable`()
        async
    {
        let ring = StubKeys(environment: [StubKeys.flickr: "old"])
        _ = await run(.set(.flickr), ring, answers: ["new"], file: file)
        #expect(ring.keys[StubKeys.flickr] == "old")
        #expect(file.saved.withLock { $0 } == [StubKeys.flickr: "new"])
        #expect(notes.last == "FLICKR_API_KEY is set in the environment and takes precedence.")
    }

    @Test func `setting a new access key discards the secret of the old key`() async {
        let ring = StubKeys(file: [StubKeys.unsplash: "old", StubKeys.unsplashSecret: "secret"])
        _ = await run(.set(.unsplash), ring, answers: ["new", ""], file: file)
        #expect(ring.keys[StubKeys.unsplash] == "new" && ring.keys[StubKeys.unsplashSecret] == nil)
    }

    @Test func `without a home folder, "key set" asks for no key; if saving fails, the new key is not used`()
        async
    {
        #expect(await run(.set(.flickr), answers: ["abc"], file: nil).isEmpty)
        #expect(notes.first?.hasPrefix("No home folder for the key file.") == true)
        let ring = StubKeys()
        _ = await run(.set(.flickr), ring, answers: ["abc"], file: File(error: .full(path: "/full")))
        #expect(display.models.last?.notes.map(\.kind) == [.problem])
        #expect(ring.keys[StubKeys.flickr] == nil)
    }

    @Test func `"key set" is a usage error for a service that uses no access key`() async {
        _ = await run(.set(.demo), answers: ["abc"], file: file)
        #expect(navigator.refusals.count == 1)
        #expect(display.models.isEmpty)
    }
}
