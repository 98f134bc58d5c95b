import Glibc

/// A program on a pseudo-terminal that is its controlling one.
final class PseudoTerminal {
    enum Failure: Error { case unavailable, missing(String, in: String) }

    let process: pid_t
    /// The terminal's modes before the program was started.
    let modesBefore: [UInt8]
    private(set) var output: [UInt8] = []
    private var master: Int32
    private var status: Int32?
    private let columns: Int
    private let rows: Int

    /// Starts the program; `environment` is all it gets.
    init(
        _ arguments: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) throws {
        // What posix_openpt, unlockpt and ptsname do; the Glibc module does not export them.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        self.columns = columns
        self.rows = rows
        var locked: Int32 = 0
        var number: Int32 = 0
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        guard ioctl(master, unlock, &locked) == 0, ioctl(master, getNumber, &number) == 0 else {
            throw Failure.unavailable
        }
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
        modesBefore = Self.modes(of: master)
        var settings = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"]
        settings.merge(environment) { $1 }
        process = try Launch.start(arguments, environment: settings, terminal: "/dev/pts/\(number)")
    }

    deinit {
        if master >= 0 { close(master) }
        kill(process, SIGKILL)
        if status == nil { waitpid(process, nil, 0) }
    }

    var text: String { String(decoding: output, as: UTF8.self) }
    var modesNow: [UInt8] { Self.modes(of: master) }
    /// The screen as an emulator shows it.
    var screen: ScreenEmulator { ScreenEmulator(text, columns: columns, rows: rows) }

    func type(_ text: String) { typeBytes(Array(text.utf8)) }

    func typeBytes(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min(1024, $0.count)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
            // What comes back has to be taken, or both sides wait for each other.
            _ = readSome(within: 0)
        }
    }

    func resize(columns: Int, rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    func send(_ signal: Int32) { kill(process, signal) }

    func hangUp() {
        close(master)
        master = -1
    }

    /// Returns when `condition` holds of what has arrived; throws with it after `seconds`.
    func wait(
        for what: String, within seconds: Double = 5, until condition: (PseudoTerminal) -> Bool
    ) throws {
        let end = Clock.now + seconds
        while !condition(self) {
            guard Clock.now < end else { throw Failure.missing(what, in: text) }
            _ = readSome(within: 20)
        }
    }

    /// Returns when `piece` has arrived after what was seen before; forgets what came up to it.
    func expect(_ piece: String, within seconds: Double = 5) throws {
        let wanted = Array(piece.utf8)
        var found: Int?
        try wait(for: piece, within: seconds) { terminal in
            found = terminal.output[terminal.seen...].firstRange(of: wanted)?.upperBound
            return found != nil
        }
        if let found { seen = found }
    }

    /// Returns when nothing has arrived for a tenth of a second.
    func waitForQuiet() throws {
        var last = -1
        while output.count != last {
            last = output.count
            _ = readSome(within: 100)
        }
    }

    /// Where the next `expect` begins to look.
    private(set) var seen = 0

    /// The status of `waitpid`, or nil when the program has not ended in time.
    func end(within seconds: Double = 5) -> Int32? {
        let end = Clock.now + seconds
        while status == nil, Clock.now < end {
            var code: Int32 = 0
            if waitpid(process, &code, WNOHANG) == process { status = code }
            if status == nil { _ = readSome(within: 5) }
        }
        while master >= 0, readSome(within: 0) {}
        return status
    }

    private func readSome(within milliseconds: Int32) -> Bool {
        guard master >= 0 else { return usleep(useconds_t(milliseconds * 1000)) != 0 }
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(master, &bytes, bytes.count)
        guard count > 0 else {
            usleep(1000)
            return false
        }
        output += bytes[..<count]
        return true
    }

    /// What `stty -g` shows.
    private static func modes(of descriptor: Int32) -> [UInt8] {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        return withUnsafeBytes(of: &modes) { Array($0) }
    }
}
