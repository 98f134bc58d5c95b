import ChildProcesses
import CommandShell
import Glibc
import Terminal
import TextLayout

/// Reads lines, runs a few commands and echoes all others.
@MainActor
struct Bench {
    let lines: any LineSource
    let console: any Console
    let gate: Gate
    let profile: TerminalProfile?

    /// Runs until `quit` or the end of the input; `true` after SIGTERM or SIGHUP.
    func run() async -> Bool {
        while true {
            switch await lines.next() {
            case .end: return false
            case .terminated: return true
            case .interrupted: console.show([.line("interrupted")])
            case .escaped: console.show([.line("escaped")])
            case .key(let command): console.show([.line(Line("key: \(command)"))])
            case .line(let line):
                lines.remember(line)
                let words = line.split(separator: " ").map(String.init)
                if words.first == "quit" { return false }
                await perform(words, line)
            }
        }
    }

    private func perform(_ words: [String], _ line: String) async {
        switch words.first {
        case "wait": await wait()
        case "gate":
            console.show([.line("waiting")])
            await gate.wait()
            console.show([.line("opened")])
        case "deaf":
            console.show([.line("hears nothing")])
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        case "raise": raise(words.last.flatMap { Int32($0) } ?? SIGABRT)
        case "cards": console.show([.cards(cards(words.last.flatMap { Int($0) } ?? 2)), .line("shown")])
        case "profile":
            await profile?.settled()
            console.show([.line(Line("graphics: \(profile?.graphics.method.rawValue ?? "")"))])
        case "chatter":
            console.show([.line("chatters")])
            DetachedThread.start { while true { _ = write(1, ".", 1) } }
        case "silent": break
        case "progress": console.progress("working")
        default: console.show([.line(Line("got: \(quoted(line))"))])
        }
    }

    private func wait() async {
        let task = Task { try? await Task.sleep(for: .seconds(60)) }
        lines.onInterrupt { task.cancel() }
        console.show([.line("waiting")])
        await task.value
        lines.onInterrupt(nil)
        console.show([.line("stopped")])
    }

    private func cards(_ count: Int) -> [Card] {
        (1...max(1, count)).map { number in
            Card(
                number: number, picture: Picture(of: "\(number)", width: 2, height: 1),
                caption: [Line("\(number) title")])
        }
    }

    /// The line as ASCII, so that tests see the exact scalars.
    private func quoted(_ line: String) -> String {
        line.unicodeScalars.map { $0.isASCII ? String($0) : "<\(String($0.value, radix: 16))>" }.joined()
    }
}
