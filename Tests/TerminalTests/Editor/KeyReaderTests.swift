import CommandShell
import Glibc
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(10))) struct KeyReaderTests {
    /// Full-screen keys for bytes that arrive at once.
    private func keys(_ text: String, count: Int, marksPastes: Bool = true) async -> [FullScreenEvent] {
        await read(text, count: count, marksPastes: marksPastes).events
    }

    /// Full-screen keys, and the characters that were read but not delivered as keys.
    private func read(
        _ text: String, count: Int, marksPastes: Bool = true
    ) async -> (events: [FullScreenEvent], characters: String) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return ([], "") }
        defer { for end in ends { _ = close(end) } }
        let keyboard = Keyboard(descriptor: ends[0], wake: WakePipe())
        let output = OutputStream(output: -1, errors: -1)
        let reader = KeyReader(
            keyboard,
            TerminalQuerySession(
                profile: nil, output: output, keyboard: keyboard, streams: PictureQueue(output: output)),
            marksPastes: marksPastes)
        let bytes = Array(text.utf8)
        _ = write(ends[1], bytes, bytes.count)
        var events: [FullScreenEvent] = []
        for _ in 0..<count {
            let wait = KeyWait()
            reader.serve(wait)
            events.append(await wait.outcome())
        }
        return (events, reader.takeCharacters())
    }

    @Test func `a key that arrives with Esc is left for the prompt if Esc ends the full screen`() async {
        let (events, characters) = await read("\u{1B}status", count: 1)
        #expect(events == [.key(.escape)] && characters == "s")
        #expect(await read("\u{1B}\u{1B}[A", count: 1).characters == "", "sequences are dropped")
    }

    @Test func `a key typed directly after a bracketed paste is read as a key of its own`() async {
        #expect(
            await keys("\u{1B}[200~q\u{1B}[201~jq", count: 3)
                == [.other, .character("j"), .character("q")].map(FullScreenEvent.key))
    }

    @Test func `Esc and a key that arrive together are two keys`() async {
        #expect(
            await keys("\u{1B}xk\u{1B}+\u{1B}\u{1B}[A\u{1B}\u{1B}q\u{1B}[1;3A", count: 10)
                == [
                    .escape, .character("x"), .character("k"), .escape, .character("+"), .escape, .up,
                    .escape, .escape, .character("q"),
                ].map(FullScreenEvent.key))
    }

    @Test func `presses of the left button and the wheel are keys; releases and other buttons are dropped`()
        async
    {
        let bytes = "\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<2;1;1M\u{1B}[<64;1;1M\u{1B}[<65;9;9M\u{1B}[<0;0;1Mq"
        #expect(
            await keys(bytes, count: 4)
                == [.click(row: 2, column: 4), .wheelUp, .wheelDown, .character("q")].map(
                    FullScreenEvent.key))
    }

    @Test func `if the terminal does not bracket pastes, keys that arrive together count as one`() async {
        #expect(await keys("jj", count: 1, marksPastes: false) == [.key(.other)])
    }
}
