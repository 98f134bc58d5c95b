import ChildProcesses
import Glibc

/// What tmux knows of the terminal it runs in: it passes on questions, but no answers.
struct TmuxFacts: Equatable {
    /// What the terminal calls itself, as far as tmux has asked.
    let terminal: String
    /// Control strings that are wrapped for it are passed on.
    let passesThrough: Bool
    /// The terminal is known to tmux as one that has 24 bits of color.
    let hasTrueColor: Bool

    /// Asks tmux about the pane we are in; nil when it does not say. Takes some milliseconds.
    init?(path: String?) {
        let question = "#{client_termtype}\t#{client_termname}\t#{allow-passthrough}\t#{client_termfeatures}"
        for folder in (path ?? "/usr/bin:/bin").split(separator: ":") {
            let program = String(folder) + "/tmux"
            guard access(program, X_OK) == 0,
                let tmux = try? ChildProcess(path: program, arguments: ["display-message", "-p", question])
            else { continue }
            self.init(answer: Self.read(tmux.output))
            return
        }
        return nil
    }

    /// Reads the answer: type, name, whether passing on is on, and what the terminal can, parted by tabs.
    init?(answer: String) {
        let parts = answer.prefix { $0 != "\n" }.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        terminal = String((parts[0].isEmpty ? parts[1] : parts[0]).prefix(60))
        passesThrough = ["1", "on", "all"].contains(parts[2])
        hasTrueColor = parts[3].split(separator: ",").contains("RGB")
    }

    /// Pictures can be shown by characters that stand for them: kitty since 0.28, Ghostty.
    var hasPlaceholders: Bool {
        guard passesThrough else { return false }
        if terminal.lowercased().hasPrefix("ghostty") { return true }
        guard terminal.hasPrefix("kitty(") else { return false }
        let version = terminal.dropFirst(6).split(separator: ".").prefix(2).compactMap { part in
            Int(part.prefix { $0.isNumber })
        }
        return version.count == 2 && (version[0] > 0 || version[1] >= 28)
    }

    private static func read(_ descriptor: Int32) -> String {
        var answer: [UInt8] = []
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 1024)
        while answer.count < 4096, poll(&ready, 1, 1000) > 0 {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            answer += bytes[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
