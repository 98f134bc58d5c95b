import ChildProcesses

/// tmux's own buffer, which it passes on to the clipboard of the terminal around it (tmux(1), load-buffer -w).
struct TmuxBuffer: Sendable {
    private let programs: ExternalPrograms
    private let program: String

    /// What puts text there; nil outside tmux.
    static func copier(
        programs: ExternalPrograms, environment: [String: String]
    ) -> (@Sendable (String) async -> Bool)? {
        guard let buffer = TmuxBuffer(programs: programs, environment: environment) else { return nil }
        return { text in await buffer.load(text) }
    }

    /// Nil outside tmux, or where its program is not found.
    private init?(programs: ExternalPrograms, environment: [String: String]) {
        guard environment["TMUX"]?.isEmpty == false,
            let program = ExternalPrograms.path(of: "tmux", in: environment["PATH"])
        else { return nil }
        (self.programs, self.program) = (programs, program)
    }

    /// False when tmux refuses.
    private func load(_ text: String) async -> Bool {
        let arguments = ["load-buffer", "-w", "-"]
        return await programs.run(program, arguments, input: text, waiting: .seconds(2)) == .ended(0)
    }
}
