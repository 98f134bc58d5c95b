import ArgumentParser
import Glibc

struct Cancel: ParsableCommand {
    /// Seconds within which 99 % of the prompts must be displayed.
    private static let bar = 0.1

    static let configuration = CommandConfiguration(
        abstract: "Ctrl-C while connecting, in TLS, headers, a body, DNS, decoding and drawing.",
        discussion:
            "Dead DNS needs root, decoding and drawing need libjpeg-turbo-progs; else they are skipped.")

    @Option(help: "How often in each.") var runs = 50
    @Option(help: "Only phases with this in their names.") var only: String?
    @OptionGroup var programs: Programs

    func run() throws {
        print("| while | Ctrl-C | median ms | p99 ms | max ms | terminal as before | stray files |")
        print("|---|---|---|---|---|---|---|")
        var isGood = true
        let gallery = try programs.gallery
        for phase in CancelPhases.all where only.map(phase.name.contains) ?? true {
            if let need = phase.unmetNeed {
                Progress.print("skipped \(phase.name): needs \(need)")
                continue
            }
            let outcome = try CancelRun(phase: phase, runs: runs, gallery: gallery).outcome()
            print(outcome.row(phase.name))
            fflush(nil)
            isGood = isGood && outcome.times.count == runs && outcome.percentile <= Self.bar
            isGood = isGood && outcome.isRestored && outcome.leftoverFiles.isEmpty
        }
        if !isGood { throw ExitCode.failure }
    }
}
