import ArgumentParser
import StoreKills

struct Kills: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill writers of favorites or of one board at random moments, and count lost writes.")

    @Option(help: "How many programs to kill.") var count = 1_000
    @Option(help: "Seed of the random moments.") var seed: UInt64 = 1
    @Flag(help: "Edit one board with all programs, instead of adding favorites.") var boards = false
    @Option(help: "How many programs write at the same time.") var writers = 2
    @OptionGroup var programs: Programs

    func run() throws {
        let tally = try KillRun(
            probe: programs.storeProbe, task: boards ? .boards : .favorites, count: count, seed: seed,
            writers: writers
        ).tally()
        for remark in tally.remarks { print(remark) }
        print(tally.line)
        if tally.isBad { throw ExitCode.failure }
    }
}
