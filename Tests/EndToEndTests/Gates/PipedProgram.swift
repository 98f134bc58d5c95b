import Glibc
import TestKit

final class PipedProgram {
    private let process: pid_t
    private let input: Int32
    private let outputs: [Int32]

    init(_ arguments: [String], environment: [String: String]) throws {
        let pipes = (0..<3).map { _ in Launch.pipe() }
        process = try Launch.start(
            arguments, environment: environment,
            descriptors: [pipes[0].read, pipes[1].write, pipes[2].write])
        close(pipes[0].read)
        close(pipes[1].write)
        close(pipes[2].write)
        input = pipes[0].write
        outputs = [pipes[1].read, pipes[2].read]
    }

    deinit {
        for end in [input] + outputs { close(end) }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Writes a line; returns output and errors up to a line with `end`, or `nil` if the program ends or times out.
    func answer(to line: String, until end: String, within seconds: Double = 20) -> String? {
        let bytes = Array((line + "\n").utf8)
        guard write(input, bytes, bytes.count) == bytes.count else { return nil }
        let limit = Clock.now + seconds
        var answer: [UInt8] = []
        let wanted = Array(end.utf8)
        while Clock.now < limit {
            var ready = outputs.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            _ = poll(&ready, 2, 50)
            var hasEnded = false
            for entry in ready where entry.revents != 0 {
                var piece = [UInt8](repeating: 0, count: 65_536)
                let count = read(entry.fd, &piece, piece.count)
                if count <= 0 { hasEnded = true }
                answer += piece.prefix(max(0, count))
            }
            if answer.suffix(4_096).split(separator: 0x0A).contains(where: {
                $0.starts(with: wanted) || contains($0, wanted)
            }) {
                return String(decoding: answer, as: UTF8.self)
            }
            if hasEnded { return nil }
        }
        return nil
    }

    private func contains(_ line: ArraySlice<UInt8>, _ wanted: [UInt8]) -> Bool {
        line.indices.contains { line[$0...].starts(with: wanted) }
    }
}
