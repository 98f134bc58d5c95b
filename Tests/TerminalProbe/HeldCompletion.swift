import CommandShell
import Glibc
import TextLayout

/// Completion whose suggestions wait for a letter from a FIFO.
struct HeldCompletion: Completing {
    let base: Completer
    let path: String

    var screen: String { base.screen }
    var commands: [String] { base.commands }

    func rest(of line: String) -> String? {
        guard !line.isEmpty else { return nil }
        let fifo = open(path, O_RDONLY)
        defer { close(fifo) }
        var letter: UInt8 = 0
        _ = read(fifo, &letter, 1)
        return base.rest(of: line)
    }

    func choices(for head: String) -> Completions { base.choices(for: head) }
    func rows(of choices: Completions, on screen: ScreenSize) -> [Line] { base.rows(of: choices, on: screen) }
}
