import TestKit

struct StartedProgram {
    struct Sample {
        let seconds: Double
        /// Peak memory up to the prompt, in KiB.
        let peakMemory: Int?
        /// Anonymous memory at the prompt, in KiB.
        let anonymousMemory: Int?
    }

    let arguments: [String]
    let prompt: String
    let environment: [String: String]

    /// Starts the program and waits for its end, so that it does not run during the next start.
    func start() throws -> Sample {
        let begin = Clock.now
        let terminal = try PseudoTerminal(arguments, environment: environment)
        try terminal.expect(prompt)
        let seconds = Clock.now - begin
        let process = RunningProcess(terminal.process)
        let (peak, anonymous) = (process?.peakMemory, process?.anonymousMemory)
        terminal.type("\u{4}")
        _ = terminal.end()
        return Sample(seconds: seconds, peakMemory: peak, anonymousMemory: anonymous)
    }
}
