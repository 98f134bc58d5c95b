struct LineSplitter {
    enum Piece: Equatable {
        /// Line without its newline, with invalid UTF-8 replaced.
        case line(String)
        /// A line of more than `longest` bytes, which was dropped.
        case tooLong
    }

    static let longest = 1 << 20

    private var held: [UInt8] = []
    private var isSkipping = false
    private var pieces: [Piece] = []

    mutating func next() -> Piece? { pieces.isEmpty ? nil : pieces.removeFirst() }

    mutating func feed(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let end = rest.firstIndex(of: 0x0A) {
            hold(rest[..<end])
            finishLine()
            rest = rest[(end + 1)...]
        }
        hold(rest)
    }

    /// Ends the stream; the last line needs no newline.
    mutating func finish() { if isSkipping || !held.isEmpty { finishLine() } }

    private mutating func hold(_ bytes: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        held += bytes
        // Allows one more byte for the carriage return.
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
