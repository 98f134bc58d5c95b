import TextLayout

struct TerminalFacts {
    private(set) var hasKitty = false
    /// Whether the terminal could open the program's shared memory. If so, the terminal runs on this machine.
    private(set) var sharesMemory = false
    private(set) var hasSixel = false
    private(set) var name: String?
    /// `nil` if the answers do not tell.
    private(set) var hasTrueColor: Bool?
    private(set) var cell: CellSize?
    private(set) var sixelColors: Int?
    private(set) var sixelSize: (width: Int, height: Int)?
    private(set) var background: (red: UInt8, green: UInt8, blue: UInt8)?
    private(set) var areComplete = false

    mutating func record(_ answer: TerminalAnswer) {
        switch answer {
        case .kitty(let sharesMemory):
            hasKitty = true
            self.sharesMemory = sharesMemory
        case .name(let name):
            self.name = name
            if KnownTerminal(version: name)?.hasTrueColor == true { hasTrueColor = true }
        case .trueColor(let isSupported): hasTrueColor = isSupported
        case .keyReports: break
        case .attributes(let attributes):
            hasSixel = attributes.dropFirst().contains(4)
            areComplete = true
        case .cell(let cell): self.cell = cell
        case .sixelColors(let count): sixelColors = count
        case .sixelSize(let width, let height): sixelSize = (width, height)
        case .background(let red, let green, let blue): background = (red, green, blue)
        }
    }
}
