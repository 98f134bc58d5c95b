import ArgumentParser
import ChildProcesses
import Foundation
import PseudoTerminals
import Synchronization

/// Bodies that drip forever, many sessions at a time: each has its prompt back when its deadline has passed.
struct Drips: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bodies that drip below and above the low-speed limit, in many sessions at once.")

    @Option(help: "How many sessions of each.") var runs = 20

    func run() throws {
        var isGood = true
        for fault in SlowFaults.drips {
            let times = try Self.times(of: fault, runs).sorted()
            let good = times.count { $0 <= fault.deadline + Faults.slack }
            isGood = isGood && good == runs
            print(
                "\(fault.name): \(good) of \(runs) within \(fault.deadline + Faults.slack) s, "
                    + String(format: "%.2f to %.2f s", times.first ?? 0, times.last ?? 0))
        }
        if !isGood { throw ExitCode.failure }
    }

    /// Seconds to the prompt of each session.
    private static func times(of fault: Fault, _ runs: Int) throws -> [Double] {
        let results = Mutex<[Result<Double, any Error>]>([])
        for _ in 0..<runs {
            DetachedThread.start {
                let result = Result {
                    let home = try ScratchHome()
                    return try FaultRun(fault, home: home.path, stops: 0).outcome().seconds
                }
                results.withLock { $0.append(result) }
            }
        }
        _ = Clock.wait(atMost: fault.deadline + 90) { results.withLock { $0.count } == runs }
        return try results.withLock { $0 }.map { try $0.get() }
    }
}
