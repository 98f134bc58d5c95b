import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct LockTests {
    final class SessionLock: SessionLocking {
        var moves: [String] = []
        func lock() async { moves.append("lock") }
        func unlock() { moves.append("unlock") }
    }

    private struct StubFingerprintReader: FingerprintReading {
        var isPresent = false
        var isWanted = false
        func recognizes() async -> Bool { isWanted }
    }

    private let console = RecordingConsole()
    private let lines = ScriptedLines([])
    let lock = InMemoryLock()
    let sessionLock = SessionLock()
    private let navigator = SpyNavigator<Route>()
    private let boards = InMemoryBoards()
    private let exports = ExportedFolders()
    let accounts = InMemoryAccounts()

    func run(
        _ request: LockRequest, typing typed: String..., finger: Bool = false, hasReader: Bool = false,
        as account: Account? = nil, hasBuiltInAddresses: Bool = true
    ) async -> [String] {
        lines.typed = typed
        console.clear(withScrollback: false)
        let presenter = LockPresenter(
            display: NotesView(console: console), entry: LockView(console: console), lines: lines,
            interactor: LockInteractor(
                lock: lock, finger: StubFingerprintReader(isPresent: hasReader, isWanted: finger),
                boards: boards, session: sessionLock,
                erasure: ErasureInteractor(
                    lock: lock, caches: StubCaches(), tokens: nil, exporter: exports),
                accounts: accounts, signIn: NoSignIn(usesBuiltInAddresses: hasBuiltInAddresses)),
            router: LockRouter(navigator: navigator), signIn: { _ in account }, showsScreen: true)
        await presenter.handle(request)
        return console.text
    }

    private var entries: [String] { console.progressLines.compactMap { $0?.text } }
    private var styles: Set<TextStyle> { Set(console.progressLines.compactMap { $0?.spans.last?.role }) }

    @Test func `a new PIN is typed twice and shown as dots, and a note states that it encrypts nothing`()
        async
    {
        let text = await run(.set, typing: "12", "1234", "1235", "5678", "5678")
        #expect(lock.now.withLock { $0.pin } == "5678")
        #expect(text.last?.contains("not encryption") == true)
        #expect(entries.contains("New PIN, 4 to 8 digits: ••"))
        #expect(entries.contains("A PIN has 4 to 8 digits. New PIN: ••••"))
        #expect(!entries.joined().contains { $0 != "4" && $0 != "8" && $0.isNumber })
        #expect(styles.contains(.error))
        #expect(await run(.set).last?.contains("is set already") == true)
    }

    @Test
    func `"lock set" names the setting for the fingerprint only if there is a reader and the setting is off`()
        async
    {
        for (hasReader, isOn) in [(false, false), (true, true), (true, false)] {
            lock.remove()
            let text = await run(.set, typing: "1234", "1234", finger: isOn, hasReader: hasReader)
            #expect(text.contains(Phrases.Lock.fingerOffer) == (hasReader && !isOn))
        }
        #expect(styles.contains(.success))
    }

    @Test func `while gallery is locked, a line of four to eight digits is tried once as the PIN`() async {
        await lock.set("4711")
        _ = lock.close()
        let refused = await run(.enter("1234"))
        #expect(refused.first == "Wrong PIN." && refused.last?.contains("gallery --reset-lock") == true)
        #expect(lock.state() == .closed)
        _ = await run(.enter("4711"))
        #expect(lock.state() == .open)
        #expect(sessionLock.moves == ["unlock"])
        #expect(lock.now.withLock { $0.attempts } == ["1234", "4711"])
        #expect(LockCommands.pin(typedAs: Command("4711")) == .lock(.enter("4711")))
        for line in [Command("471"), Command("471100000"), Command("4711", ["1"]), Command("471a")] {
            #expect(LockCommands.pin(typedAs: line) == nil)
        }
    }

    @Test func `while gallery is locked, a line for photos is refused, a number with the length of a PIN`() {
        #expect(LockCommands.refusal(of: "open 1", hasPrompt: true) == .refused(Phrases.Lock.screen))
        #expect(LockCommands.refusal(of: " 123", hasPrompt: true) == .refused(Phrases.Lock.length))
        #expect(LockCommands.refusal(of: "123", hasPrompt: false) == .refused(Phrases.Lock.closed))
    }

    @Test func `an invalid new PIN is asked for again with the reason, and Enter alone ends the dialog`()
        async
    {
        _ = await run(.set, typing: "12", "abcd", "1234", "1234")
        #expect(lock.now.withLock { $0.pin } == "1234")
        #expect(console.rings == 2)
        #expect(entries.contains("A PIN has 4 to 8 digits. New PIN: ••••"))
        lock.remove()
        #expect(await run(.set, typing: "abcd", "") == ["No PIN was typed; nothing changed."])
        #expect(lock.state() == .absent)
    }

    @Test func `at the PIN prompt, typed words are answered with a hint, and Enter alone is no error`() async
    {
        await lock.set("1234")
        _ = lock.close()
        #expect(await run(.open, typing: "search fog", "") == [Phrases.Lock.screen])
        #expect(entries.contains { $0.hasPrefix("`search` works after Enter alone. PIN:") })
        #expect(!entries.joined().contains("fog"))
        #expect(console.problemCount == 0)
        #expect(lock.now.withLock { $0.attempts }.isEmpty)
    }

    @Test func `no PIN is set if the input ends before the PIN is repeated`() async {
        #expect(
            await run(.set, typing: "1234") == [
                "No PIN was typed; nothing changed. gallery reads a PIN from a terminal only."
            ])
        #expect(lock.state() == .absent)
        #expect(console.problemCount == 1)
    }

    @Test func `a locked session shows the lock screen and refuses changes of the PIN`() async {
        await lock.set("1234")
        _ = await run(.close)
        #expect(lock.state() == .closed)
        #expect(sessionLock.moves == ["lock"])
        #expect(navigator.restarts == [.locked])
        for request in [LockRequest.set, .change, .remove] {
            #expect(await run(request, typing: "1234").last?.hasPrefix("gallery is locked") == true)
        }
        #expect(lock.now.withLock { $0.attempts }.isEmpty)
    }

    @Test func `after a wrong PIN the prompt is repeated, and the dots of the correct PIN are green`() async {
        await lock.set("1234")
        _ = lock.close()
        _ = await run(.open, typing: "123", "9999", "1234")
        #expect(lock.now.withLock { $0.attempts } == ["9999", "1234"])
        #expect(entries.contains("Wrong PIN, try again: ••••"))
        #expect(styles.contains(.success))
        #expect(sessionLock.moves == ["unlock"])
        #expect(navigator.restarts == [.recommendations()])
    }

    @Test func `a recognized fingerprint unlocks gallery`() async {
        await lock.set("1234")
        _ = lock.close()
        _ = await run(.open, finger: true)
        #expect(lock.state() == .open)
    }

    @Test func `changing or removing the PIN needs the current PIN`() async {
        await lock.set("1234")
        _ = await run(.change, typing: "1234", "8765", "8765")
        #expect(lock.now.withLock { $0.pin } == "8765")
        _ = await run(.remove, typing: "8765")
        #expect(lock.state() == .absent)
        #expect(await run(.remove).last?.hasPrefix("No PIN is set") == true)
    }

    @Test(arguments: [["no"], ["erase"], ["erase", ""], []])
    func `a reset erases data only if "erase" is typed and the question about an export is answered`(
        _ typed: [String]
    ) async {
        await lock.set("1234")
        lines.typed = typed
        _ = await run(.reset, typing: typed.first ?? "", typed.dropFirst().first ?? "")
        #expect(!lock.now.withLock { $0.isErased })
        #expect(console.problemCount == 1)
    }

    @Test func `a confirmed reset without an export erases the personal data`() async {
        await lock.set("1234")
        #expect(await run(.reset, typing: "erase", "no").last == "Erased. gallery is no longer locked.")
        #expect(lock.now.withLock { $0.isErased })
        #expect(!lock.hasUnfinishedErasure)
    }

    @Test func `the decision to erase is stored before the export, and withdrawn if the export fails`()
        async throws
    {
        await lock.set("1234")
        for name in ["Trip", "Hall"] { _ = try #require(boards.make(name, at: .distantPast)) }
        exports.paths.withLock { $0 = ["/pictures/earlier"] }
        var decisions: [Bool] = []
        navigator.arrive = { [lock, exports, console] _ in
            decisions.append(lock.hasUnfinishedErasure)
            exports.paths.withLock { $0.append("/pictures/\($0.count)") }
            if decisions.count > 1 { _ = console.show([.problem(Line("A picture is missing."))]) }
        }
        _ = await run(.reset, typing: "erase", "yes")
        #expect(decisions == [true, true])
        #expect(exports.removed.withLock { $0 } == ["/pictures/1", "/pictures/2"])
        #expect(!lock.now.withLock { $0.isErased })
        #expect(!lock.hasUnfinishedErasure)
        #expect(lock.state() == .closed)
        #expect(console.problemCount == 1)
    }

    @Test func `an erasure is resumed only if it was decided but not finished`() async throws {
        await lock.set("1234")
        let erasure = ErasureInteractor(
            lock: lock, caches: StubCaches(), tokens: nil, exporter: exports)
        #expect(try await !erasure.resume())
        #expect(lock.state() == .open)
        lock.decideErasure()
        #expect(try await erasure.resume())
        #expect(lock.now.withLock { $0.isErased })
        #expect(!lock.hasUnfinishedErasure)
    }
}
