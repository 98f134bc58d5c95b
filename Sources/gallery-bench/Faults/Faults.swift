import ArgumentParser
import Foundation
import PseudoTerminals

/// Has the program meet every fault of a network, and tells what it says and how long it takes.
struct Faults: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Meets the faults of a network: the sentence, the time to the prompt, and to it after Ctrl-C.",
        discussion: "Some need root and are skipped without it. All of them take about six minutes.")

    @Option(help: "Only faults with this in their names.") var only: String?
    @Option(help: "How often each is stopped with Ctrl-C.") var stops = 5

    /// Ctrl-C has to be answered within, in seconds.
    static let bar = 0.1
    /// A machine that is busy may take so much longer than a deadline says, in seconds.
    static let slack = 1.0

    static let all =
        SlowFaults.all + CutFaults.all + BombFaults.all + RedirectFaults.all + LimitFaults.all
        + NonsenseFaults.all + CertificateFaults.all + ReachFaults.all

    func run() throws {
        let wanted = Self.all.filter { fault in
            (only.map { fault.name.contains($0) } ?? true) && (!fault.needsRoot || geteuid() == 0)
        }
        print("| fault | what is said | s to the prompt | ms to it after Ctrl-C | asked | MiB more |")
        print("|---|---|---|---|---|---|")
        var worst: (stop: Double, late: Int, silent: Int) = (0, 0, 0)
        for fault in wanted {
            let home = try ScratchHome()
            let outcome = try FaultRun(fault, home: home.path, stops: stops).outcome()
            print(outcome.row(fault.name))
            fflush(nil)
            worst.stop = max(worst.stop, outcome.stops.max() ?? 0)
            worst.late += outcome.seconds > fault.deadline + Self.slack ? 1 : 0
            worst.silent += outcome.sentence.isEmpty ? 1 : 0
        }
        print(
            "\(wanted.count) faults: slowest Ctrl-C \(Int(worst.stop * 1000)) ms, \(worst.late) past their deadline, "
                + "\(worst.silent) without a word")
        if worst.stop > Self.bar || worst.late > 0 || worst.silent > 0 { throw ExitCode.failure }
    }
}
