import TextLayout

/// Validated answer from the terminal to a query. Other input is rejected, because terminal input is untrusted.
enum TerminalAnswer: Equatable {
    /// The kitty graphics protocol is supported. `sharesMemory` is true if the terminal could open our shared memory.
    case kitty(sharesMemory: Bool)
    case name(String)
    /// Whether the terminal reports a 24-bit background color exactly as it was set, instead of a similar color.
    case trueColor(Bool)
    /// Answer to a query of kitty's keyboard protocol, which is supported.
    case keyReports
    /// Primary device attributes (DA1), the answer to the last initial query. Attribute 4 means sixel support.
    case attributes([Int])
    case cell(CellSize)
    case sixelColors(Int)
    case sixelSize(width: Int, height: Int)
    case background(red: UInt8, green: UInt8, blue: UInt8)

    /// Parses a complete control sequence or control string, starting at ESC and without a string terminator.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 2, bytes.count <= 512,
            bytes.allSatisfy({ $0 == 0x1B || (0x20..<0x7F).contains($0) })
        else { return nil }
        let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
        switch bytes[1] {
        case UInt8(ascii: "["): self.init(sequence: text)
        case UInt8(ascii: "_"): self.init(application: text)
        case UInt8(ascii: "P"): self.init(device: text)
        case UInt8(ascii: "]"): self.init(system: text)
        default: return nil
        }
    }

    private init?(sequence text: String) {
        let isPrivate = text.hasPrefix("?")
        let numbers = text.dropFirst(isPrivate ? 1 : 0).dropLast()
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        switch (text.last, isPrivate, numbers.count) {
        case ("c", true, 1...): self = .attributes(numbers)
        case ("u", true, 1): self = .keyReports
        case ("t", false, 3) where numbers[0] == 6:
            guard let cell = CellSize(width: numbers[2], height: numbers[1]) else { return nil }
            self = .cell(cell)
        case ("S", true, 3) where numbers[0] == 1 && numbers[1] == 0 && numbers[2] >= 2:
            self = .sixelColors(numbers[2])
        case ("S", true, 4) where numbers[0] == 2 && numbers[1] == 0 && min(numbers[2], numbers[3]) >= 64:
            self = .sixelSize(width: min(numbers[2], 16_384), height: min(numbers[3], 16_384))
        default: return nil
        }
    }

    private init?(application text: String) {
        let halves = text.split(separator: ";", maxSplits: 1)
        guard halves.count == 2,
            halves[0].dropFirst().split(separator: ",").contains("i=\(TerminalQueries.id)"),
            text.hasPrefix("G")
        else { return nil }
        self = .kitty(sharesMemory: halves[1] == "OK")
    }

    private init?(device text: String) {
        if text.hasPrefix("1$r"), text.hasSuffix("m") {
            // Some terminals separate the numbers by semicolons or omit the color space.
            let numbers = text.dropFirst(3).dropLast().split { ":;".contains($0) }.joined(separator: ":")
            let isExact = Escape.trueColorAnswers.contains { (":" + numbers).hasSuffix($0) }
            // Without any background color, the report is incomplete.
            guard isExact || (":" + numbers).contains(Escape.paletteAnswer) else { return nil }
            self = .trueColor(isExact)
            return
        }
        guard text.hasPrefix(">|") else { return nil }
        self = .name(String(text.dropFirst(2).prefix(60)))
    }

    /// Parses an X11 color: 1 to 4 hexadecimal digits per channel.
    private init?(system text: String) {
        guard text.hasPrefix("11;rgb:") else { return nil }
        let channels = text.dropFirst(7).split(separator: "/").compactMap { digits -> UInt8? in
            guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
            return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
        }
        guard channels.count == 3 else { return nil }
        self = .background(red: channels[0], green: channels[1], blue: channels[2])
    }
}
