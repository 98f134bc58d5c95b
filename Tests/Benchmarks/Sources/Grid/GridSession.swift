import TestKit

/// Running gallery that shows the grid over a search, in a window with 30 photos of 24 by 8 cells.
final class GridSession {
    static let window = TerminalSize(columns: 160, rows: 50), box = TerminalSize(columns: 24, rows: 8)
    static let across = 6
    static let count = 30
    static let right = "\u{1B}[C", left = "\u{1B}[D", pageUp = "\u{1B}[5~", pageDown = "\u{1B}[6~"
    private static let silence = 0.3

    private let session: PictureSession
    private let total: Int
    private let home: ScratchHome
    /// Bytes that each picture contains, but no text or placeholder of the grid.
    private let picture: [UInt8]

    private var number = 1
    private var goesRight = true

    var terminal: PseudoTerminal { session.terminal }

    /// Returns when the first screen is painted. The service finds `total` photos.
    init(_ gallery: String, method: String, service: LocalPhotos, total: Int, home: ScratchHome) throws {
        (self.total, self.home) = (total, home)
        picture = Array((method == "kitty" ? "\u{1B}_Ga=T" : "▀").utf8)
        session = try PictureSession(gallery, method: method, on: Self.window, service: service, home: home)
        _ = try session.run(PictureSession.search)
        _ = try press("grid\r", to: 1)
        settle()
    }

    /// Seconds from a key to the output of the number of the photo then at the cursor.
    func press(_ key: String, to number: Int) throws -> Double {
        terminal.forget()
        let begin = Clock.now
        terminal.type(key)
        try terminal.expect("> \(number) of \(total)")
        return terminal.lastArrival - begin
    }

    /// Elapsed time from a key to the last byte of the last picture, and processor time of all processes.
    func paint(_ key: String, to number: Int) throws -> Cost {
        settle()
        return try terminal.cost {
            _ = try press(key, to: number)
            terminal.waitForSilence(Self.silence)
        }
    }

    /// Moves the cursor through all photos, forward and back, from the photo of the last walk or the first one.
    func walk(_ moves: Int) throws {
        for _ in 0..<moves {
            if number == total { goesRight = false } else if number == 1 { goesRight = true }
            number += goesRight ? 1 : -1
            _ = try press(goesRight ? Self.right : Self.left, to: number)
            if number % Self.count == 0 { discard() }
        }
        settle()
    }

    func showAll() throws {
        for first in stride(from: Self.count + 1, through: total, by: Self.count) {
            _ = try paint(Self.pageDown, to: first)
        }
    }

    func settle() {
        terminal.waitForSilence(Self.silence)
        discard()
    }

    func discard() {
        terminal.discard()
        terminal.removeSharedPictures()
    }

    /// Reads output for a time in seconds.
    func look(_ seconds: Double) throws {
        let end = Clock.now + seconds
        try terminal.wait(for: "the next key") { _ in Clock.now >= end }
    }

    /// Offset of the last picture in the output; 0 without pictures.
    var lastPicture: Int {
        let output = terminal.output
        return output.indices.dropLast(picture.count).last {
            output[$0] == picture[0] && output[$0...].starts(with: picture)
        } ?? 0
    }

    /// Anonymous memory of the program and its workers, in MiB.
    var memory: Double {
        Double(terminal.family.reduce(0) { $0 + ($1.anonymousMemory ?? 0) }) / 1024
    }

    func end() {
        terminal.type("q")
        settle()
        session.end()
    }
}
