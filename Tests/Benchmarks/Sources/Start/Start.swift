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
        let samples = try (0..<max(1, runs)).map { _ in (own: try ours.start(), other: try theirs.start()) }
        print("to the first prompt, \(max(1, runs)) starts each, in turn")
        let own = Self.report("gallery", samples.map(\.own))
        let other = Self.report("sqlite3", samples.map(\.other))
        print("gallery / sqlite3: \((own / other).rounded(to: 2))")
    }

    /// Prints times and memory; returns the median time in milliseconds.
    private static func report(_ name: String, _ samples: [StartedProgram.Sample]) -> Double {
        let times = samples.map { $0.seconds * 1000 }
        func text(_ value: Double) -> String { "\(value.rounded(to: 2))" }
        func mebibytes(_ kibibytes: [Int]) -> String { text(Double(kibibytes.max() ?? 0) / 1024) }
        print(
            "\(name): median \(text(times.median)) ms, least \(text(times.percentile(0))), most "
                + "\(text(times.percentile(100))); at most \(mebibytes(samples.compactMap(\.peakMemory))) MiB "
                + "at its prompt, \(mebibytes(samples.compactMap(\.anonymousMemory))) of them anonymous")
        return times.median
    }
}
