import PseudoTerminals

/// A program with a prompt, started on a terminal again and again.
struct StartedProgram {
    struct Sample {
        /// From before the start to when the prompt could be read.
        let seconds: Double
        /// The most memory it had in use by then, in KiB.
        let peakMemory: Int?
        /// What it had in use then that belongs to no file, in KiB.
        let anonymousMemory: Int?
    }

    private let arguments: [String]
    private let prompt: String
    private let environment: [String: String]

    init(_ arguments: [String], prompt: String, environment: [String: String]) {
        self.arguments = arguments
        self.prompt = prompt
        self.environment = environment
    }

    /// Starts it and has it leave again, so that nothing of it runs during the next start.
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
