import ArgumentParser
import Glibc
import TestKit

struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time from a search to its 30 pictures on the screen, beside curl --parallel.")

    @Option(help: "How often each is measured.") var runs = 11
    @Option(help: "Milliseconds of a round trip through the relay.") var roundTrip = 50.0
    @OptionGroup var programs: Programs
    @Option(help: "The curl program to compare with.") var curl = "/usr/bin/curl"

    func run() throws {
        try measure("on this machine", roundTrip: nil)
        try measure("at \(roundTrip) ms round trip", roundTrip: roundTrip / 1000)
    }

    /// `roundTrip` is in seconds; without it, programs connect to the server directly.
    private func measure(_ place: String, roundTrip: Double?) throws {
        let gallery = try programs.gallery
        let files = ScratchHome()
        let server = try SecureServer(serving: files.path)
        defer { withExtendedLifetime((files, server)) {} }
        let port = try roundTrip.map { try DelayingRelay(to: server.port, roundTrip: $0).port } ?? server.port
        let base = "https://127.0.0.1:\(port)"
        let recorded = try RecordedSearch(in: files.path, base: base, gallery: gallery)
        let home = ScratchHome()
        let fetched = home.path + "/fetched"
        mkdir(fetched, 0o700)
        // Later sessions show their first page from the cache, and make no request before the search.
        try SearchSession(gallery, home: home, base: base, certificate: server.certificate).end()
        let samples = try (0..<max(1, runs)).map { _ in
            let session = try SearchSession(
                gallery, home: home, base: base, certificate: server.certificate)
            let cold = try session.search(), warm = try session.search()
            session.end()
            let curl = try fetch(recorded, from: base, certificate: server.certificate, into: fetched)
            return (cold: cold, warm: warm, curl: curl)
        }
        let cold = samples.map(\.cold.seconds), warm = samples.map(\.warm.seconds)
        let theirs = samples.map(\.curl)
        let least = samples.flatMap { [$0.cold.pictures, $0.warm.pictures] }.min() ?? 0
        print(
            "\(place), \(recorded.paths.count) files, \(max(1, runs)) times each, in turn; at least \(least) pictures"
        )
        print("gallery, cold: \(Self.line(cold))")
        print("gallery, warm: \(Self.line(warm))")
        print("gallery, warm, first picture: \(Self.line(samples.map(\.warm.first)))")
        print("curl --parallel: \(Self.line(theirs))")
        print(
            "gallery / curl: cold \(Self.ratio(cold, theirs)), warm \(Self.ratio(warm, theirs))")
    }

    /// Seconds for curl's whole process.
    private func fetch(
        _ recorded: RecordedSearch, from base: String, certificate: String, into folder: String
    ) throws -> Double {
        let targets = recorded.paths.enumerated().flatMap {
            ["-o", "\(folder)/\($0.offset)", base + $0.element]
        }
        let begin = Clock.now
        let run = try ProgramRun(
            [curl, "--silent", "--parallel", "--http2", "--cacert", certificate] + targets,
            environment: ["PATH": "/usr/bin:/bin"])
        guard run.code == 0 else { throw ValidationError("curl failed: \(run.problems)") }
        return Clock.now - begin
    }

    private static func line(_ seconds: [Double]) -> String {
        let times = seconds.map { ($0 * 1000).rounded(to: 2) }
        return "median \(times.median) ms, least \(times.percentile(0)), most \(times.percentile(100))"
    }

    private static func ratio(_ ours: [Double], _ theirs: [Double]) -> Double {
        (ours.median / theirs.median).rounded(to: 2)
    }
}
