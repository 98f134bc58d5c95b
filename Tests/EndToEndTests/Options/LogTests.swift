import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LogTests {
    private static let file = ".local/state/gallery/log"

    private static func text(_ home: Home, _ name: String = file) -> String {
        String(decoding: home.bytes(of: name), as: UTF8.self)
    }

    @Test func `a session that logs nothing creates no log file`() throws {
        let home = Home()
        let run = try Gallery.run("--service", "demo", "-c", "search cats; favorites; status", home: home)
        #expect(run.code == 0)
        #expect(!home.names(in: ".local/state/gallery").contains("log"))
        let off = try Gallery.run("--service", "demo", "--log-level", "off", "search", "cats", home: home)
        #expect(off.code == 0)
        #expect(!home.names(in: ".local/state/gallery").contains("log"))
    }

    @Test(arguments: ["info", "trace"])
    func `log entries of requests and commands contain no access keys or search terms`(
        level: String
    ) throws {
        let home = Home()
        let service = try DemoService()
        let run = try Gallery.run(
            "--service", "unsplash", "--log-level", level, "-c",
            "search whatever-canary; whatever-canary; open 1; tag 1 whatever-canary", home: home,
            environment: ["GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": Canary.key])
        #expect((run.text + run.problems).contains("whatever-canary"))
        let text = Self.text(home)
        #expect(text.contains(" info command name=search\n"))
        #expect(text.contains(" info command name=unknown\n"))
        let line =
            text.split(separator: "\n").first { $0.contains("path=/search/photos ") }.map(String.init) ?? ""
        for part in [" info request", " bytes=", " host=127.0.0.1:", " method=GET", " ms=", " status=200"] {
            #expect(line.contains(part), "\(part) is not in \(line)")
        }
        #expect(!text.contains(Canary.key))
        #expect(!text.contains("whatever-canary"))
        #expect(!text.contains("?"))
        #expect(Canary.mode(home(Self.file)) == 0o600)
        #expect(Canary.mode(home(".local/state/gallery")) == 0o700)
    }

    @Test func `retries, but not requests, are logged at the default level`() throws {
        let home = Home()
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer("503 Service Unavailable", text: "no") }
        }
        let run = try Gallery.run(
            "--service", "unsplash", "search", "fog", home: home,
            environment: ["GALLERY_UNSPLASH_URL": server.base, "UNSPLASH_ACCESS_KEY": Canary.key])
        #expect(run.code == 1)
        let text = Self.text(home)
        #expect(text.count(of: " notice retry host=127.0.0.1:") == 3)
        #expect(!text.contains(" request"))
    }

    @Test func `at most three log files are kept`() throws {
        let home = Home()
        func fill(_ letter: String) throws {
            home.put(String(repeating: letter + "\n", count: 500_000), at: Self.file)
            _ = try Gallery.run("--service", "demo", "--log-level", "info", "help", home: home)
        }
        for letter in ["a", "b", "c", "d"] { try fill(letter) }
        let names = home.names(in: ".local/state/gallery").filter { $0.hasPrefix("log") }
        #expect(names == ["log", "log.1", "log.2"])
        #expect(Self.text(home).contains("command name=help"))
        #expect(Self.text(home).utf8.count < 1_000)
        #expect(Self.text(home, Self.file + ".1").hasPrefix("d\n"))
        #expect(Self.text(home, Self.file + ".2").hasPrefix("c\n"))
    }

    @Test func `"set" and --log-level override the log level of the settings file`() throws {
        let home = Home()
        home.put("log-level = error\n", at: ".config/gallery/settings")
        _ = try Gallery.run("--service", "demo", "-c", "help; set log-level info; status", home: home)
        #expect(Self.text(home).count(of: "command name=") == 1)
        #expect(Self.text(home).contains("command name=status"))
        let flag = try Gallery.run(
            "--service", "demo", "--log-level", "debug", "set", "log_level", home: home)
        #expect(flag.text.contains("log_level  debug  "))
        #expect(flag.text.contains("(from the command line)"))
        let wrong = try Gallery.run("--log-level", "loud", "help", home: home)
        #expect(wrong.code == 2)
        #expect(wrong.problems.contains("--log-level takes trace, debug"))
    }

    @Test func `a symbolic link in place of the log is not followed`() throws {
        let home = Home()
        home.put("mine\n", at: "other")
        home.put("", at: ".local/state/gallery/x")
        symlink(home("other"), home(Self.file))
        let run = try Gallery.run("--service", "demo", "--log-level", "info", "help", home: home)
        #expect(run.code == 0)
        #expect(Self.text(home, "other") == "mine\n")
    }

    @Test func `the log entry of a database error contains no search terms or paths`() throws {
        let home = Home()
        #expect(try Gallery.run("--service", "demo", "-c", "search cats; fav 1", home: home).code == 0)
        // A file size limit of 51,200 bytes is too small for so many pictures.
        let run = try ProgramRun(
            [
                "/bin/sh", "-c", "trap '' XFSZ; ulimit -f 100; exec \"$0\" \"$@\"", Gallery.path,
                "--service", "demo", "-c", "search whatever-canary; search cats; fav 2-30",
            ], environment: home.environment)
        #expect(run.code == 1)
        let text = Self.text(home)
        #expect(text.firstMatch(of: #/ error database event=failed reason=\S/#) != nil, "\(text)")
        #expect(!text.contains("canary") && !text.contains(home.path))
    }

    @Test func `a decoder crash is logged, and the next search is answered`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("search cats", expecting: "Enter: more")
        // The list is printed before its pictures are decoded, so the decoders may start later.
        var workers: [RunningProcess] = []
        try terminal.wait(for: "a decoder") { terminal in
            let children = RunningProcess.children(of: terminal.process)
            let all = children + children.flatMap { RunningProcess.children(of: $0.number) }
            workers = all.filter { $0.name.hasPrefix("gallery-picture") }
            return !workers.isEmpty
        }
        for worker in workers { kill(worker.number, SIGKILL) }
        try terminal.wait(for: "the end of the decoders") { _ in !workers.contains(where: \.isAlive) }
        try terminal.run("search fog", expecting: "Enter: more")
        try terminal.wait(for: "a line of the log") { _ in
            Self.text(home).contains(" warning worker ended reason=gone\n")
        }
        #expect(terminal.quit() == 0)
    }
}
