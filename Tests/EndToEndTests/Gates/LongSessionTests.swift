import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LongSessionTests {
    private static let commands = [
        "search cats", "open 1", "next", "info", "back", "more", "credit 1", "help", "history", "open 1",
        "search sea", "open 2", "zoom in", "right", "zoom fit", "fav", "unfav", "undo", "favorites",
        "nonsense", "status", "home", "random dog", "similar 1", "back", "by 1", "set columns 2",
        "set columns auto", "why 1", "topic",
    ]

    @Test func `in the last half of a session, the number of open descriptors varies by at most 4`() throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(home, columns: 40, rows: 14)
        var descriptors: [Int] = []
        for _ in 0..<5 {
            for command in Self.commands {
                terminal.type(command + "\r")
                try terminal.expect("\n", within: 60)
                try terminal.expect(Gallery.prompt, within: 60)
            }
            terminal.waitForQuiet(0.5)
            descriptors.append(Self.descriptors(of: terminal.process))
        }
        let late = descriptors.dropFirst(descriptors.count / 2)
        // A few connections to a service may be opening or closing, so a small range is allowed.
        let range = try #require(late.min())...(try #require(late.max()))
        #expect(range.upperBound - range.lowerBound <= 4, "\(descriptors)")
        #expect(range.lowerBound > 0)
    }

    @Test func `400 added and removed favorites take less than 4 MiB of memory`() throws {
        let home = Home()
        let session = try PipedSession(["--service", "demo"], home: home, environment: [:])
        func run(_ count: Int) throws -> Int {
            session.write(["search fog"] + Array(repeatElement(["fav 2", "unfav 2"], count: count).joined()))
            session.write(["status"])
            _ = try session.answer(endingWith: "Version")
            return session.memory
        }
        let start = try run(50)
        #expect(try run(400) - start < 4 << 10)
        #expect(try session.end().code == 0)
    }

    private static func descriptors(of process: pid_t) -> Int {
        guard let folder = opendir("/proc/\(process)/fd") else { return 0 }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count - 2
    }
}
