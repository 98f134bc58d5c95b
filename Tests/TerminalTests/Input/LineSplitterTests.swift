import Testing

@testable import Terminal

@Suite struct LineSplitterTests {
    private func pieces(_ chunks: [String]) -> [LineSplitter.Piece] {
        var splitter = LineSplitter()
        for chunk in chunks { splitter.feed(Array(chunk.utf8)[...]) }
        splitter.finish()
        var pieces: [LineSplitter.Piece] = []
        while let piece = splitter.next() { pieces.append(piece) }
        return pieces
    }

    @Test func `lines end with LF, CRLF or the end of the stream`() {
        #expect(pieces(["a\nb\r\n\nc"]) == [.line("a"), .line("b"), .line(""), .line("c")])
        #expect(pieces(["a\n"]) == [.line("a")])
        #expect(pieces([]).isEmpty)
    }

    @Test func `lines do not depend on how the stream is split into chunks`() {
        #expect(pieces(["se", "arch ко\u{442}\r", "\nopen"]) == [.line("search кот"), .line("open")])
    }

    @Test func `a line of more than 1 MiB is dropped, and the next line is read`() {
        let long = String(repeating: "x", count: 1 << 20)
        #expect(pieces([long + "\r\nnext"]) == [.line(long), .line("next")])
        #expect(pieces([long, "x", long, "\nnext\n"]) == [.tooLong, .line("next")])
        #expect(pieces([long + "xx"]) == [.tooLong])
    }

    @Test func `invalid UTF-8 is replaced`() {
        var splitter = LineSplitter()
        splitter.feed([0x61, 0xFF, 0x0A])
        #expect(splitter.next() == .line("a\u{FFFD}"))
    }
}
