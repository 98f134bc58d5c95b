import Glibc
import TestKit
import Testing

@Suite(.onOwnThreadFirst, .timeLimit(.minutes(10))) struct SeveralShellsTests {
    private static let line = "Waiting for another gallery to write …"
    private static let data = ".local/share/gallery"
    private static let busy = "Another program is using the database"

    /// Whether the error is about one picture, or about several.
    private static func lacksPictures(_ text: String) -> Bool {
        text.contains("without its picture") || text.contains("Without their pictures")
    }

    @Test(arguments: ["fav 1-5", "save 1-2"])
    func `five shells that write at once wait in turn, and no write is refused`(command: String) throws {
        let home = Home()
        let service = try DemoService()
        let environment = ["GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": "x"]
        let shells = try (0..<5).map { _ in
            try Started(
                [Gallery.path, "--service", "unsplash", "-c", "search cats; \(command); like 1-5"], in: home,
                environment: environment)
        }
        for shell in shells {
            let code = shell.exitCode()
            // On a busy machine, pictures may time out, so an exit code of 1 is accepted for this error.
            let hasLateFile = command != "fav 1-5" || Self.lacksPictures(shell.text)
            #expect(code == 0 || code == 1 && hasLateFile, "\(shell.text)")
            #expect(!shell.text.contains(Self.busy))
        }
        let favorites = try Gallery.run(
            "--service", "demo", "favorites", "--jsonl", "--limit", "99", home: home)
        if command == "fav 1-5" { #expect(favorites.text.count(of: "\n") == 5) }
        // Each file has a sidecar, and there are no duplicates.
        if command != "fav 1-5" { #expect(home.names(in: "Pictures/gallery").count <= 4) }
    }

    @Test(arguments: [false, true])
    func `after a script has added a favorite, the database file contains it, even without the WAL file`(
        isBesideSession: Bool
    ) throws {
        let home = Home()
        let terminal = isBesideSession ? try Gallery.withRecommendations(home) : nil
        let run = try Gallery.run("--service", "demo", "-c", "search cats; fav 1", home: home)
        #expect(run.code == 0)
        let copy = Home()
        copy.put(home.bytes(of: Self.data + "/gallery.sqlite"), at: Self.data + "/gallery.sqlite")
        let favorites = try Gallery.run("--service", "demo", "favorites", "--jsonl", home: copy)
        #expect(favorites.text.count(of: "\n") == 1)
        guard let terminal else { return }
        try terminal.run("fav 2", expecting: "Added to favorites")
        #expect(terminal.quit() == 0)
        #expect(home.names(in: Self.data).filter { $0.hasSuffix("-wal") } == [])
    }

    @Test func `while a stopped shell holds the writer lock, a script reports the database as busy`() throws {
        let home = Home()
        let shell = try stoppedWhileWriting(home)
        defer { shell.kill() }
        let run = try Gallery.run("--service", "demo", "-c", "search cats; fav 1; fav 2; like 3", home: home)
        #expect(run.code == 1)
        #expect(!run.text.contains(Self.line))
        #expect(run.problems.contains(Self.busy))
        shell.send(SIGCONT)
        #expect(try Gallery.run("--service", "demo", "-c", "search cats; fav 1", home: home).code == 0)
    }

    @Test func `at the prompt, a command blocked by another shell prints what it waits for, and waits once`()
        throws
    {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("search cats", expecting: "60 photos")
        let shell = try stoppedWhileWriting(home)
        defer { shell.kill() }
        for (command, answer) in [
            ("fav 2", Self.busy), ("search fog", "Search fog"), ("favorites", "Favorites"),
        ] {
            terminal.type(command + "\r")
            try terminal.expect(Self.line)
            // 9 seconds are less than two waits of five seconds each.
            try terminal.expect(answer, within: 9)
            try terminal.expect(Gallery.prompt)
        }
        shell.send(SIGCONT)
        // Leaves the list of favorites: the other shell may have filled it, and `fav 2` would add nothing there.
        try terminal.run("search fog", expecting: "Search fog")
        try terminal.run("fav 2", expecting: "Added")
        #expect(terminal.quit() == 0)
        #expect(!terminal.screen.lines.contains { $0.contains(Self.line) })
    }

    @Test func `Ctrl-C cancels the wait for another shell`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        let shell = try stoppedWhileWriting(home)
        defer { shell.kill() }
        terminal.type(" fav 2\r")
        try terminal.expect(Self.line)
        terminal.type("\u{3}")
        try terminal.expect("Stopped.", within: 3)
        shell.send(SIGCONT)
        #expect(terminal.quit() == 0)
    }

    /// Shell that writes repeatedly, stopped by SIGSTOP while it holds the writer lock. It leaves out photos 1 and 2,
    /// which the tests add.
    private func stoppedWhileWriting(_ home: Home) throws -> Started {
        let lines = Array(repeating: "fav 3-30; unfav 3-30", count: 200).joined(separator: "; ")
        let shell = try Started([Gallery.path, "--service", "demo", "-c", "search cats; \(lines)"], in: home)
        let queue = WriterQueueFile(home)
        for _ in 0..<20_000 {
            shell.send(SIGSTOP)
            usleep(2_000)
            if queue.staysHeld { return shell }
            shell.send(SIGCONT)
            usleep(3_000)
        }
        throw Started.Failure()
    }
}

/// Lock file of the database. The writing shell locks the second byte.
private struct WriterQueueFile {
    private let path: String

    init(_ home: Home) { path = home(".local/share/gallery/gallery.sqlite-queue") }

    /// Whether the lock is held for a quarter of a second, which is longer than a running shell holds it.
    var staysHeld: Bool {
        for _ in 0..<100 {
            guard isSuspended else { return false }
            usleep(2_500)
        }
        return true
    }

    private var isSuspended: Bool {
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var lock = flock()
        (lock.l_type, lock.l_whence, lock.l_start, lock.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 1, 1)
        // 36 is F_OFD_GETLK, which the Glibc module does not export.
        return fcntl(file, 36, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }
}
