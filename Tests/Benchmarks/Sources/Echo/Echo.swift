import ArgumentParser
import TestKit

struct Echo: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Key to echo while pictures go over a slow line to kitty; bytes of a screenful.")

    @Option(help: "Megabits a second of the line.") var megabits = 10.0
    @Option(help: "How many screenfuls.") var runs = 3
    @OptionGroup var programs: Programs

    func run() throws {
        let home = ScratchHome()
        let photos = try SamplePhotos(in: home.path, gallery: programs.gallery).photos(
            12, width: 1080, height: 720)
        let service = try LocalPhotos(photos)
        let screenfuls = try (0..<max(1, runs)).map { _ in try screenful(service, home: home) }
        let echoes = screenfuls.flatMap(\.echoes)
        guard let most = echoes.max() else { throw ValidationError("No key was echoed.") }
        let bytes = screenfuls.map(\.bytes).max() ?? 0, seconds = screenfuls.map(\.seconds).max() ?? 0
        print(
            "\(screenfuls.last?.pictures ?? 0) pictures over \(megabits) Mbit/s: at most \(bytes / 1000) kB and \(seconds.rounded(to: 1)) s a screenful"
        )
        print(
            "key to echo, \(echoes.count) keys: median \((echoes.median * 1000).rounded(to: 1)) ms, "
                + "19 of 20 within \((echoes.percentile(95) * 1000).rounded(to: 1)) ms, "
                + "most \((most * 1000).rounded(to: 1)) ms, bar 50" + (most > 0.05 ? " MISSED" : ""))
        if bytes > 2_500_000 { print("a screenful takes more than 2500 kB: MISSED") }
    }

    private func screenful(
        _ service: LocalPhotos, home: ScratchHome
    ) throws -> (echoes: [Double], bytes: Int, seconds: Double, pictures: Int) {
        let terminal = try PictureSession(
            programs.gallery, method: "kitty", on: TerminalSize(columns: 160, rows: 50), service: service,
            home: home, environment: ["TERM": "xterm-kitty", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"]
        ).terminal
        let slow = SlowTerminal(terminal, bytesPerSecond: megabits * 125_000)
        slow.run(seconds: 0.5)
        let before = slow.arrived.count, begin = Clock.now
        terminal.type(PictureSession.search + "\r")
        slow.run(seconds: 0.1)
        // More than 2,000 bytes are picture data, since an echo takes only a few bytes.
        var seen = before
        var last = begin
        var echoed = 0
        slow.run(seconds: 20, pressingEvery: 0.05) { slow in
            if slow.arrived.count > seen + 2000 {
                seen = slow.arrived.count
                last = Clock.now
                echoed = slow.echoes.count
            }
            return Clock.now - last > 1
        }
        terminal.type("\u{15}\u{4}")
        _ = terminal.end()
        let text = String(decoding: slow.arrived, as: UTF8.self)
        return (
            Array(slow.echoes.prefix(echoed)), slow.arrived.count - before, last - begin,
            text.matches(of: #/_Ga=p/#).count
        )
    }
}
