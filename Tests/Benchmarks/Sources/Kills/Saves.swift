import ArgumentParser
import StoreKills

struct Saves: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill programs that save photos at random moments, and count incomplete photos.")

    @Option(help: "How many programs to kill.") var count = 1_000
    @Option(help: "Seed of the random moments.") var seed: UInt64 = 1
    @OptionGroup var programs: Programs

    func run() throws {
        let tally = try SaveKillRun(probe: programs.storeProbe, count: count, seed: seed).tally()
        print(tally.line)
        if tally.isBad { throw ExitCode.failure }
    }
}
