import TestKit

extension PseudoTerminal {
    /// The program and its workers.
    var family: [RunningProcess] {
        [RunningProcess(process)].compactMap(\.self) + RunningProcess.children(of: process)
    }

    /// Elapsed time from the start of `body` to the last output, and processor time of the family until its end.
    func cost(of body: () throws -> Void) rethrows -> Cost {
        let used = ProcessorTime.of(family), begin = Clock.now
        try body()
        return Cost(wall: lastArrival - begin, processor: ProcessorTime.of(family) - used)
    }
}
