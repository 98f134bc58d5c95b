import CommandShell
import Glibc
import Terminal
import TextLayout

/// Program that uses the types of Terminal, for tests that need a process.
@main
enum Program {
    static func main() async {
        StandardDescriptors.fill()
        let output = OutputStream()
        switch CommandLine.arguments.dropFirst().first {
        case "prompt": await prompt(output)
        case "lines": await lines(output)
        case "flood": flood(output)
        default: output.printError("usage: terminal-probe prompt|lines|flood\n")
        }
        if let text = output.failure?.reason {
            output.printError(text + "\n")
            exit(1)
        }
        exit(0)
    }

    @MainActor private static func prompt(_ output: OutputStream) async {
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1)
        let history = (environment["PROBE_HISTORY"] ?? "").split(separator: "|")
            .map { TypedLine(String($0), on: "probe") }
        // Most tests check each byte of the output, so queries are sent only on request.
        let profile =
            environment["PROBE_ASKS"].map { _ in
                TerminalProfile(environment: environment, capabilities: capabilities)
            }
        let editor = LineEditor(
            EditorSetup(capabilities: capabilities, output: output, profile: profile) { history })
        if let words = environment["PROBE_WORDS"] {
            let completer = WordList.completer(words.split(separator: "|").map(String.init))
            let held: (any Completing)? = environment["PROBE_HELD"].map {
                HeldCompletion(base: completer, path: $0)
            }
            editor.offer(held ?? completer)
        }
        editor.bind { [.altRight: "next", .altUp: "back up", .altPlus: "zoom in", .shiftLeft: "left"] }
        let gate = Gate()
        let console = TerminalConsole(
            surface: editor.surface, capabilities: capabilities, pictures: GatedDrawing(gate: gate))
        let bench = Bench(lines: editor, console: console, gate: gate, profile: profile)
        if let path = environment["PROBE_GATE"] { gate.listen(to: path) { editor.surface.print("above\n") } }
        let isReported = await bench.run()
        editor.close()
        if isReported { exit(143) }
    }

    @MainActor private static func lines(_ output: OutputStream) async {
        let console = PipeConsole(output: output)
        let reader = PipeReader { limit in console.showProblem(Line("longer than \(limit)")) }
        let bench = Bench(lines: reader, console: console, gate: Gate(), profile: nil)
        if await bench.run() { exit(143) }
    }

    private static func flood(_ output: OutputStream) {
        let line = [UInt8](repeating: 0x78, count: 4096)
        for _ in 0..<1000 where output.failure == nil { output.write(line) }
    }

    private static var environment: [String: String] {
        let names = [
            "TERM", "COLORTERM", "NO_COLOR", "PROBE_HISTORY", "PROBE_GATE", "PROBE_WORDS", "PROBE_HELD",
            "PROBE_ASKS",
        ]
        return names.reduce(into: [:]) { all, name in
            all[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
