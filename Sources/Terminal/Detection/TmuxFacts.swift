import ChildProcesses
import Glibc

/// Properties of the terminal that is attached to tmux, as reported by tmux, which drops that terminal's answers.
struct TmuxFacts: Equatable {
    let terminal: String
    let allowsPassthrough: Bool
    let hasTrueColor: Bool
    /// Whether the terminal draws the sixel images that tmux passes on.
    let hasSixel: Bool

    /// Runs `tmux display-message`, which takes a few milliseconds; `nil` on failure.
    init?(path: String?) {
        let question = "#{client_termtype}\t#{client_termname}\t#{allow-passthrough}\t#{client_termfeatures}"
        guard let program = ExternalPrograms.path(of: "tmux", in: path ?? "/usr/bin:/bin"),
            let tmux = try? ChildProcess(path: program, arguments: ["display-message", "-p", question])
        else { return nil }
        self.init(answer: Self.read(tmux.output))
    }

    /// Parses four tab-separated fields: terminal type, terminal name, passthrough setting and features.
    init?(answer: String) {
        let parts = answer.prefix { $0 != "\n" }.split(separator: "\t", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        terminal = String((parts[0].isEmpty ? parts[1] : parts[0]).prefix(60))
        allowsPassthrough = ["1", "on", "all"].contains(parts[2])
        let features = parts[3].split(separator: ",")
        hasTrueColor = features.contains("RGB")
        hasSixel = features.contains("sixel")
    }

    var hasPlaceholders: Bool { allowsPassthrough && drawsPlaceholders }

    /// Whether the terminal draws kitty's placeholders, which reach it only through passthrough.
    var drawsPlaceholders: Bool {
        let version = TerminalVersion(terminal)
        return switch version.name {
        case "ghostty": true
        case "kitty": version.isAtLeast([0, 28])
        case "rio": version.isAtLeast([0, 5, 27])
        default: false
        }
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
