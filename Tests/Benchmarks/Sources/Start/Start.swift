import ArgumentParser
import FoundationEssentials
import PhotoStore
import StoreKills
import TestKit

struct Start: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time from the start to the first prompt on a terminal, beside sqlite3.")

    @Option(help: "How often each program is started.") var runs = 31
    @OptionGroup var programs: Programs
    @Option(help: "The sqlite3 program to compare with.") var sqlite3 = "/usr/bin/sqlite3"
    @Option(help: "Favorites in the database.") var favorites = 0

    func run() throws {
        let gallery = try programs.gallery
        let home = ScratchHome()
        let environment = home.environment.merging(["COLORTERM": "truecolor", "GALLERY_SERVICE": "demo"]) {
            $1
        }
        let ours = StartedProgram(arguments: [gallery], prompt: "gallery> ", environment: environment)
        let theirs = StartedProgram(
            arguments: [sqlite3, home.path + "/.local/share/gallery/gallery.sqlite"], prompt: "sqlite> ",
            environment: environment)

        let database = SQLiteFavorites(GalleryDatabase(folder: home.path + "/.local/share/gallery"))
        try ManyPhotos.fill(database, favorites, from: Date(timeIntervalSince1970: 0)) {
            SamplePhoto.short($0)
        }
        // Creates a database with data, and loads all files into the page cache.
        _ = try ProgramRun([gallery], input: "search cats\nfav 1-3\n", environment: environment)
        for program in [ours, theirs] { _ = try program.start() }
        var samples: (ours: [StartedProgram.Sample], theirs: [StartedProgram.Sample]) = ([], [])
        for _ in 0..<max(1, runs) {
            samples.ours.append(try ours.start())
            samples.theirs.append(try theirs.start())
        }
        let (own, other) = (Self.line("gallery", samples.ours), Self.line("sqlite3", samples.theirs))
        print("to the first prompt, \(max(1, runs)) starts each, in turn")
        print(own.text)
        print(other.text)
        print("gallery / sqlite3: \(Self.rounded(own.median / other.median))")
    }

    private static func line(_ name: String, _ samples: [StartedProgram.Sample]) -> (
        text: String, median: Double
    ) {
        let times = samples.map { $0.seconds * 1000 }.sorted()
        let median = times[times.count / 2]
        let memory = samples.compactMap(\.peakMemory).max() ?? 0
        let anonymous = samples.compactMap(\.anonymousMemory).max() ?? 0
        let text =
            "\(name): median \(rounded(median)) ms, least \(rounded(times[0])), most "
            + "\(rounded(times[times.count - 1])); at most \(rounded(Double(memory) / 1024)) MiB at its prompt, "
            + "\(rounded(Double(anonymous) / 1024)) of them anonymous"
        return (text, median)
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
