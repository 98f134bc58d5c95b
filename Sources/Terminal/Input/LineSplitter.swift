/// Cuts a stream of bytes into lines.
struct LineSplitter {
    /// What was found.
    enum Piece: Equatable {
        /// A line without its end, repaired where it was no UTF-8.
        case line(String)
        /// A line longer than `longest`, left out.
        case tooLong
    }

    /// Bytes a line may have.
    static let longest = 1 << 20

    private var held: [UInt8] = []
    private var isSkipping = false
    private var pieces: [Piece] = []

    /// The next whole line.
    mutating func next() -> Piece? { pieces.isEmpty ? nil : pieces.removeFirst() }

    /// Takes what was read.
    mutating func feed(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let end = rest.firstIndex(of: 0x0A) {
            hold(rest[..<end])
            finishLine()
            rest = rest[(end + 1)...]
        }
        hold(rest)
    }

    /// The stream has ended; a last line needs no end of its own.
    mutating func finish() { if isSkipping || !held.isEmpty { finishLine() } }

    private mutating func hold(_ bytes: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        held += bytes
        // One more for the carriage return.
        if held.count > Self.longest + 1 {
            held = []
            isSkipping = true
        }
    }

    private mutating func finishLine() {
        if held.last == 0x0D { held.removeLast() }
        let isTooLong = isSkipping || held.count > Self.longest
        pieces.append(isTooLong ? .tooLong : .line(String(decoding: held, as: UTF8.self)))
        held = []
        isSkipping = false
    }
}
