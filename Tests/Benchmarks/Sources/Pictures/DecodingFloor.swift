import ChildProcesses
import PictureExchange
import TestKit

/// Lower bound for the cost of a case: decoding its files to the size of their box in a running decoder.
enum DecodingFloor {
    /// Milliseconds of processor time, the minimum of several runs; `nil` if a file is not decoded.
    static func milliseconds(of each: PictureCase, decoder path: String) -> Double? {
        let cell = each.method == "cells" ? (1, 2) : TerminalSize.cell
        let requests = each.photos.files.compactMap(DiskFile.read).map { file in
            PictureRequest(
                subject: .bytes(file), fit: .exact, width: UInt32(each.box.columns * cell.0),
                height: UInt32(each.box.rows * cell.1))
        }
        guard let decoder = try? ChildProcess(path: path) else { return nil }
        defer { decoder.stop() }
        let least = (0..<5).compactMap { _ in try? seconds(requests, in: decoder) }.dropFirst().min()
        return least.map { ($0 * 1000).rounded(to: 1) }
    }

    private static func seconds(
        _ requests: [PictureRequest], in decoder: ChildProcess
    ) throws(PipeEnd.Failure) -> Double {
        let input = PipeEnd(decoder.input), output = PipeEnd(decoder.output)
        let used = decoder.processorTime, deadline = ContinuousClock.now + .seconds(20)
        for request in requests {
            try input.write(request.header + request.payload, until: deadline)
            let header = try output.read(count: PictureReply.headerSize, until: deadline)
            guard let reply = PictureReply(header: header), reply.outcome == .decoded else { throw .ended }
            _ = try output.read(count: Int(reply.length), until: deadline)
        }
        guard let used, let now = decoder.processorTime else { throw .ended }
        return (now - used) / .seconds(1)
    }
}
