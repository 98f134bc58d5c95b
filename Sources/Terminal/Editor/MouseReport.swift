import CommandShell

/// Mouse report in the SGR format (mode 1006 of xterm's ctlseqs): `ESC [ < button ; column ; row M`.
struct MouseReport {
    /// `nil` for a release, with a modifier key, and for buttons other than the left one and the wheel.
    let key: FullScreenKey?

    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.start), let final = bytes.last, Self.ends.contains(final) else {
            return nil
        }
        let fields = String(decoding: bytes[Self.start.count..<(bytes.count - 1)], as: UTF8.self)
            .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        guard fields.count == 3, let button = fields[0], let column = fields[1], let row = fields[2],
            column > 0, row > 0
        else { return nil }
        key =
            switch (button, final) {
            case (0, Self.ends[0]): .click(row: row - 1, column: column - 1)
            case (64, Self.ends[0]): .wheelUp
            case (65, Self.ends[0]): .wheelDown
            default: nil
            }
    }

    private static let start = Array("\u{1B}[<".utf8)
    /// Final bytes of a press and of a release.
    private static let ends = Array("Mm".utf8)
}
