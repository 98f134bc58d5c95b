import ArgumentParser
import TestKit

struct Grid: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Key to moved cursor in the grid while pictures come, a screen beside timg, memory of moves.")

    /// Seconds after which the service sends a picture while keys are timed.
    private static let delay = 0.06
    private static let bars = (median: 16.0, late: 33.0, screen: 1.3, growth: 5.0)

    @Option(help: "How many sessions are measured for the keys.") var runs = 3
    @Option(help: "How many photos the list has, at most 999.") var photos = 600
    @Option(help: "How many moves the growth of memory is measured over.") var moves = 10_000
    @OptionGroup var programs: Programs
    @Option(help: "The timg program to compare with.") var timg = "/usr/bin/timg"

    private var screens: Int { photos / GridSession.count }

    func run() throws {
        let folder = ScratchHome()
        let sample = try SamplePhotos(in: folder.path, gallery: programs.gallery).photos(
            GridSession.count, width: 600, height: 400)
        let service = try LocalPhotos(sample, count: photos)
        let slow = try LocalPhotos(sample, count: photos, delay: Self.delay)
        let peers = PeerPrograms(timg: timg, chafa: "")
        print("\(photos) photos, \(GridSession.count) on a screen; beside \(peers.versions)")
        for (method, name) in [("cells", "h"), ("kitty", "k")] {
            func session(_ service: LocalPhotos, _ home: ScratchHome) throws -> GridSession {
                try GridSession(
                    programs.gallery, method: method, service: service, total: photos, home: home)
            }
            // Each session has a new home, so that no picture is in its disk cache.
            reportKeys(
                try (0..<max(1, runs)).map { _ in
                    try GridKeys(in: session(slow, ScratchHome()), screens: screens)
                }, method)
            let home = ScratchHome(), first = try session(service, home)
            try first.showAll()
            first.end()
            let peer = peers.timg(name, box: GridSession.box, columns: GridSession.across)
            try compareScreens(in: try session(service, home), with: peer, sample.files, method)
            let last = try session(service, home)
            if method == "kitty" { try reportDrawn(in: last) }
            try reportMemory(of: last, method)
        }
    }

    private func reportKeys(_ sessions: [GridKeys], _ method: String) {
        for (name, times) in [
            ("while pictures come", sessions.flatMap(\.loading)), ("afterwards", sessions.flatMap(\.idle)),
            ("on the next screen", sessions.flatMap(\.screens)),
        ] where !times.isEmpty {
            let times = times.map { ($0 * 1000).rounded(to: 2) }
            let (median, late) = (times.median, times.percentile(99))
            report(
                "\(method), key to moved cursor \(name), \(times.count) keys: median \(median) ms, "
                    + "99 % within \(late) ms, most \(times.percentile(100)) ms, "
                    + "bars \(Self.bars.median) and \(Self.bars.late)",
                isMissed: median > Self.bars.median || late > Self.bars.late)
        }
    }

    /// Times each screen while going back, when screens are not prefetched; then forward, with pictures in memory.
    private func compareScreens(
        in grid: GridSession, with peer: Peer, _ files: [String], _ method: String
    ) throws {
        let count = GridSession.count, last = screens - 1
        _ = try grid.press("\(last * count + 1)\r", to: last * count + 1)
        try grid.look(1)
        var costs: [Cost] = [], others: [Cost] = []
        for screen in (0..<last).reversed() {
            costs.append(try grid.paint(GridSession.pageUp, to: screen * count + 1))
            if peer.isHere { others.append(try peer.show(files, on: GridSession.window)) }
        }
        let again = try (1...last).map { try grid.paint(GridSession.pageDown, to: $0 * count + 1) }
        grid.end()
        let own = Cost.median(costs), other = Cost.median(others)
        print(
            "\(method), screen of \(count), wall (processor), medians of \(last): gallery \(own.text) from the "
                + "disk, \(Cost.median(again).text) from memory; timg \(other.text)")
        guard peer.isHere else { return }
        // In kitty's protocol timg waits for an answer of the terminal, so its elapsed time cannot be compared.
        let ratio = method == "kitty" ? own.processor / other.processor : own.wall / other.wall
        report(
            "\(method), gallery / timg: \(ratio.rounded(to: 2)), bar \(Self.bars.screen)",
            isMissed: ratio > Self.bars.screen)
    }

    private func reportDrawn(in grid: GridSession) throws {
        let count = GridSession.count
        grid.terminal.type(String(repeating: GridSession.pageDown, count: screens - 1))
        try grid.terminal.expect("> \((screens - 1) * count + 1) of \(photos)")
        grid.terminal.waitForSilence(0.5)
        // A full redraw starts with the cursor in the corner and a cleared screen.
        let drawn = grid.terminal.text.split(separator: "\u{1B}[H\u{1B}[2J").map {
            $0.matches(of: #/_Ga=[Tp]/#).count
        }
        let (most, last) = (drawn.max() ?? 0, drawn.last ?? 0)
        report(
            "kitty, \(screens - 1) screens passed at once: \(drawn.reduce(0, +)) pictures drawn, "
                + "at most \(most) and finally \(last) of \(count) on a screen",
            isMissed: most > count || last != count)
        _ = try grid.press("1\r", to: 1)
        grid.settle()
    }

    private func reportMemory(of grid: GridSession, _ method: String) throws {
        // Fills the caches before the first reading.
        try grid.walk(min(moves, 2 * photos))
        let before = grid.memory
        try grid.walk(moves)
        let growth = (grid.memory - before).rounded(to: 2)
        grid.end()
        report(
            "\(method), memory over \(moves) moves: \(before.rounded(to: 2)) MiB before, \(growth) MiB more, "
                + "bar \(Self.bars.growth)", isMissed: growth > Self.bars.growth)
    }

    private func report(_ line: String, isMissed: Bool) { print(line + (isMissed ? " MISSED" : "")) }
}
