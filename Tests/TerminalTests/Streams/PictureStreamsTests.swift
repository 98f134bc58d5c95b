import Testing
import TextLayout

@testable import Terminal

@Suite struct PictureStreamsTests {
    private func transmission(_ name: Character, pieces: Int = 3) -> Transmission {
        Transmission(
            pieces: (0..<pieces).map { _ in String(repeating: name, count: 4096) },
            abortSequence: "<end \(name)>")
    }

    private func rows(_ text: String) -> [OverlayRow] { [OverlayRow(rowsUp: 1, column: 0, text: text)] }

    @Test func `pictures are sent in order and in blocks, and each is shown when complete`() {
        let now = ContinuousClock.now
        var streams = PictureStreams()
        streams.add(transmission("a"), for: rows("A"))
        streams.add(nil, for: rows("between"))
        streams.add(transmission("b"), for: rows("B"))
        var seen = ""
        while !streams.isEmpty {
            switch streams.step(at: now) {
            case .send(let block):
                #expect(block.utf8.count == 4096 + 4 && block.hasSuffix("\u{1B}[5n"))
                seen += block.prefix(1)
                streams.acknowledge(at: now)
            case .show(let rows): seen += rows[0].text
            case .wait: Issue.record("waits")
            }
        }
        #expect(seen == "aaaAbetweenbbbB")
        #expect(streams.step(at: now) == .wait(nil))
    }

    @Test func `a second block is not sent before the first is answered`() {
        let now = ContinuousClock.now
        var streams = PictureStreams()
        streams.add(transmission("a"), for: rows("A"))
        guard case .send = streams.step(at: now), case .wait(let pause) = streams.step(at: now) else {
            Issue.record("sends on")
            return
        }
        #expect(pause.map { $0 > .milliseconds(500) } ?? false)
        #expect(streams.unanswered == 1)
    }

    @Test func `giving up sends the abort sequence only for a transmission that has begun`() {
        let now = ContinuousClock.now
        var streams = PictureStreams()
        let first = transmission("a")
        streams.add(first, for: rows("A"))
        streams.add(transmission("b"), for: rows("B"))
        #expect(streams.giveUp() == "")
        streams.add(first, for: rows("A"))
        _ = streams.step(at: now)
        #expect(streams.giveUp() == "<end a>")
        #expect(streams.isEmpty && !first.isSent)
        #expect(streams.giveUp() == "")
    }

    @Test func `a picture that was sent already is shown at once`() {
        var streams = PictureStreams()
        let known = transmission("a")
        known.finish()
        streams.add(known, for: rows("A"))
        #expect(streams.step() == .show(rows("A")))
    }
}
