public import Glibc

/// Program with a pseudo-terminal as its controlling terminal.
public final class PseudoTerminal {
    public enum Failure: Error {
        case unavailable
        /// Expected output is missing; `after` is the end of the actual output.
        case missing(String, after: String)
    }

    public let process: pid_t
    public let modesBefore: [UInt8]
    public private(set) var output: [UInt8] = []
    /// Offset at which the next `expect` starts.
    public private(set) var seen = 0
    /// `Clock.now` at the last output.
    public private(set) var lastArrival = 0.0
    /// Reusable read buffer, so that timings do not include allocations.
    private var room = [UInt8](repeating: 0, count: 65536)
    private var master: Int32
    private var status: Int32?
    public let columns: Int, rows: Int
    /// Home folder of the program, which would otherwise be removed while the program runs.
    public var home: TemporaryFolder?

    /// TERM, LC_ALL and HOME are added to `environment` if missing. `cell`: size in pixels, 0 if not reported.
    public init(
        _ arguments: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
        cell: (width: Int, height: Int) = (0, 0)
    ) throws {
        // Replaces posix_openpt, unlockpt and ptsname, which the Glibc module does not export.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        self.columns = columns
        self.rows = rows
        var locked: Int32 = 0
        var number: Int32 = 0
        let unlock: UInt = 0x4004_5431
        let getNumber: UInt = 0x8004_5430
        guard ioctl(master, unlock, &locked) == 0, ioctl(master, getNumber, &number) == 0 else {
            throw Failure.unavailable
        }
        var window = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(columns * cell.width),
            ws_ypixel: UInt16(rows * cell.height))
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

    public var text: String { String(decoding: output, as: UTF8.self) }
    public var modesNow: [UInt8] { Self.modes(of: master) }

    public var screen: ScreenEmulator { ScreenEmulator(text, columns: columns, rows: rows) }

    public func type(_ text: String) { typeBytes(Array(text.utf8)) }

    public func typeBytes(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min(1024, $0.count)) }
            // A program that has ended no longer reads.
            guard count > 0 || errno == EAGAIN, end(within: 0) == nil else { return }
            rest = rest.dropFirst(max(0, count))
            // Reads output in between, as both sides could block otherwise.
            _ = readSome(within: count > 0 ? 0 : 20)
        }
    }

    /// Types byte by byte; waits up to `pause` seconds for output after each. Returns the longest interval in seconds.
    public func typeSlowly(_ text: String, pause: Double) -> Double {
        var longest = 0.0
        var last = Clock.now
        for byte in text.utf8 {
            typeBytes([byte])
            longest = max(longest, Clock.now - last)
            last = Clock.now
            _ = readSome(within: Int32(pause * 1000))
        }
        return longest
    }

    public func resize(columns: Int, rows: Int) {
        var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
    }

    public func send(_ signal: Int32) { kill(process, signal) }

    public func hangUp() {
        close(master)
        master = -1
    }

    public func wait(
        for what: String, within seconds: Double = 60, until condition: (PseudoTerminal) -> Bool
    ) throws {
        let end = Clock.now + seconds
        while !condition(self) {
            guard Clock.now < end else { throw Failure.missing(what, after: readableEnd) }
            _ = readSome(within: 20)
        }
    }

    /// Waits for `piece` in the output after `seen` and advances `seen`.
    public func expect(_ piece: String, within seconds: Double = 60) throws {
        let wanted = Array(piece.utf8)
        var start = seen
        try wait(for: piece, within: seconds) { terminal in
            if let end = terminal.end(of: wanted, from: start) {
                terminal.seen = end
                return true
            }
            // Searches each byte only once, since pictures are large.
            start = max(start, terminal.output.count - wanted.count + 1)
            return false
        }
    }

    /// Whether the output contains `piece`. For measurements: converting the output to text would delay reading.
    public func hasSeen(_ piece: String) -> Bool { end(of: Array(piece.utf8), from: 0) != nil }

    /// Waits until there was no output for `seconds`. From 0.1 s on, the process tree must also be idle, since a
    /// process that waits for a processor is silent, too; this wait ends after 30 s at the latest.
    public func waitForQuiet(_ seconds: Double = 0.1) {
        guard seconds >= 0.1, status == nil else { return waitForSilence(seconds) }
        let last = Clock.now + 30
        var tree = ProcessTree(of: process)
        var quiet = Clock.now
        while Clock.now < last {
            if readSome(within: 10) || tree.isBusy {
                quiet = Clock.now
            } else if Clock.now - quiet >= seconds {
                let now = ProcessTree(of: process)
                if now == tree, !now.isBusy, !readSome(within: 0) { return }
                tree = now
                quiet = Clock.now
            }
        }
    }

    /// Waits until there was no output for `seconds`. For measurements: no busy check, which would slow the program.
    public func waitForSilence(_ seconds: Double) { while readSome(within: Int32(seconds * 1000)) {} }

    public func discard() {
        output.removeAll(keepingCapacity: true)
        seen = 0
    }

    /// Makes `expect` start after the output so far.
    public func forget() { seen = output.count }

    /// Status of `waitpid`; `nil` if the program does not end in time.
    public func end(within seconds: Double = 60) -> Int32? {
        let end = Clock.now + seconds
        repeat {
            var code: Int32 = 0
            if status == nil, waitpid(process, &code, WNOHANG) == process { status = code }
            if status == nil, seconds > 0 { _ = readSome(within: 5) }
        } while status == nil && Clock.now < end
        while status != nil, master >= 0, readSome(within: 0) {}
        return status
    }

    /// End of the output without escape sequences and pictures, for error messages.
    private var readableEnd: String {
        let words = text.replacing(#/\x{1B}\[[0-9;?]*[a-zA-Z]|\x{1B}[78]|[▀-▟\r]/#, with: "")
        return String(words.split(separator: "\n").joined(separator: "\n").suffix(1_000))
    }

    private func end(of wanted: [UInt8], from start: Int) -> Int? {
        output.withUnsafeBytes { bytes in
            var start = start
            while let base = bytes.baseAddress, start + wanted.count <= bytes.count,
                let hit = memchr(base + start, Int32(wanted[0]), bytes.count - start)
            {
                let index = base.distance(to: UnsafeRawPointer(hit))
                let isComplete = index + wanted.count <= bytes.count
                if isComplete, memcmp(hit, wanted, wanted.count) == 0 { return index + wanted.count }
                start = index + 1
            }
            return nil
        }
    }

    private func readSome(within milliseconds: Int32) -> Bool {
        guard master >= 0 else {
            usleep(useconds_t(milliseconds * 1000))
            return false
        }
        // Polls only after an empty read, since a picture arrives in hundreds of pieces.
        var count = read(master, &room, room.count)
        if count < 0, errno == EAGAIN {
            var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, milliseconds) > 0 else { return false }
            count = read(master, &room, room.count)
        }
        guard count > 0 else {
            usleep(1000)
            return false
        }
        output += room[..<count]
        lastArrival = Clock.now
        return true
    }

    private static func modes(of descriptor: Int32) -> [UInt8] {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        return withUnsafeBytes(of: &modes) { Array($0) }
    }
}
