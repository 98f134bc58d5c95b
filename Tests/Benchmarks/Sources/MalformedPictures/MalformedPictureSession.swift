import Glibc
import TestKit

final class MalformedPictureSession {
    enum Outcome {
        case drawn
        /// A message instead of the picture.
        case refused
        /// A prompt with neither a picture nor a message.
        case nothing
    }

    private let terminal: PseudoTerminal
    private var decoders: Set<pid_t> = []
    /// Largest measured memory of the program and its decoders together, in KiB.
    private(set) var peakMemory = 0

    var decodersSeen: Int { decoders.count }

    init(_ gallery: String, pictures: [[UInt8]], home: ScratchHome) throws {
        let service = try LocalPhotos(pictures, width: 400, height: 300)
        let size = TerminalSize(columns: 80, rows: 24)
        terminal = try PictureSession(gallery, method: "iterm2", on: size, service: service, home: home)
            .terminal
    }

    func show(_ index: Int, killing: Bool = false) throws -> (outcome: Outcome, seconds: Double) {
        terminal.discard()
        if killing { signalDecoders(SIGSTOP) }
        let begin = Clock.now
        terminal.type("search only-\(index)\r")
        try terminal.expect("Bench")
        try terminal.expect("gallery> ")
        if killing {
            terminal.waitForQuiet(0.01)
            signalDecoders(SIGKILL)
        }
        let outcome = outcome()
        for process in RunningProcess.children(of: terminal.process) { decoders.insert(process.number) }
        let family = [terminal.process] + decoders
        peakMemory = max(peakMemory, family.compactMap { RunningProcess($0)?.memory }.reduce(0, +))
        return (outcome, Clock.now - begin)
    }

    private func signalDecoders(_ signal: Int32) {
        for process in RunningProcess.children(of: terminal.process) where process.name == "gallery-picture" {
            kill(process.number, signal)
        }
    }

    private func outcome() -> Outcome {
        let notes = [
            "not shown", "damaged picture", "too large", "too complex", "no picture", "no decoder",
            "not a picture",
        ]
        var found = Outcome.nothing
        try? terminal.wait(for: "a picture or a note", within: 15) { terminal in
            let text = terminal.text
            if text.contains("1337;File=") {
                found = .drawn
            } else if notes.contains(where: text.contains) {
                found = .refused
            }
            return found != .nothing
        }
        return found
    }
}
