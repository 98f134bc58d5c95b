import ChildProcesses

/// tmux paste buffer, which tmux forwards to the clipboard of its terminal (tmux(1), load-buffer -w).
enum TmuxBuffer {
    /// Function that copies text and returns false if tmux fails; `nil` outside tmux or if tmux is not found.
    static func copier(
        programs: ExternalPrograms, environment: [String: String]
    ) -> (@Sendable (String) async -> Bool)? {
        guard environment["TMUX"]?.isEmpty == false,
            let program = ExternalPrograms.path(of: "tmux", in: environment["PATH"])
        else { return nil }
        let arguments = ["load-buffer", "-w", "-"]
        return { text in
            await programs.run(program, arguments, input: text, waiting: .seconds(2)) == .ended(0)
        }
    }
}
