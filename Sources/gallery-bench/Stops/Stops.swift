import ArgumentParser
import Foundation
import Glibc
import PseudoTerminals

/// Presses Ctrl-C again and again while a command waits, and measures how soon the prompt is back.
struct Stops: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ctrl-C while connecting, in TLS, headers, a body, DNS, decoding and drawing.",
        discussion: "Dead DNS needs root and is skipped without it.")

    @Option(help: "How often in each.") var runs = 50
    @Option(help: "Only those with this in their names.") var only: String?

    func run() throws {
        print("| while | Ctrl-C | median ms | p99 ms | max ms | terminal as before | stray files |")
        print("|---|---|---|---|---|---|---|")
        var isGood = true
        for phase in StopPhases.all where only.map(phase.name.contains) ?? true {
            guard !phase.needsRoot || geteuid() == 0 else { continue }
            let outcome = try StopRun(phase, runs: runs).outcome()
            print(outcome.row(phase.name))
            fflush(nil)
            isGood = isGood && outcome.times.count == runs && outcome.percentile <= Faults.bar
            isGood = isGood && outcome.isRestored && outcome.strays.isEmpty
        }
        if !isGood { throw ExitCode.failure }
    }
}
