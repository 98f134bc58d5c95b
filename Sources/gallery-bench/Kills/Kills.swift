import ArgumentParser
import Glibc

/// Kills programs that keep favorites, at random moments, and looks for what they had acknowledged.
struct Kills: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kills writers of favourites or of one board at random moments and counts what was lost.",
        subcommands: [Writer.self])

    /// A fresh database after so many kills keeps the check of the whole file from becoming the benchmark.
    private static let killsPerDatabase = 50

    @Option(help: "How many programs to kill.") var count = 1_000
    @Option(help: "Seed of the random moments.") var seed: UInt64 = 1
    @Option(help: "What they write: favorites, or boards, all on the same one.") var kind = Writer.Kind
        .favorites
    @Option(help: "How many programs write at the same time.") var writers = 2

    func run() throws {
        var random = SeededRandom(seed: seed)
        var tally = KillTally()
        var folder = ""
        while tally.kills < count {
            if tally.kills % Self.killsPerDatabase < writers || folder.isEmpty {
                Self.remove(folder)
                folder = try Self.makeFolder()
            }
            let round = KillRound(
                folder: folder, number: tally.kills, writers: min(writers, count - tally.kills),
                kind: kind)
            let result = round.run(&random)
            tally.add(result)
            if result.isBad {
                // Left for finding out why.
                for remark in result.remarks { print("\(folder): \(remark)") }
                folder = ""
            }
        }
        Self.remove(folder)
        print(tally.line)
        if tally.isBad { throw ExitCode.failure }
    }

    private static func makeFolder() throws -> String {
        var template = Array("/tmp/gallery-kills.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ValidationError("Could not create a folder in /tmp.") }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func remove(_ folder: String) {
        guard !folder.isEmpty else { return }
        for suffix in ["", "-wal", "-shm"] { _ = unlink(folder + "/gallery.sqlite" + suffix) }
        // What else is there was set aside: it is worth a look, and the folder stays.
        _ = rmdir(folder)
    }
}
