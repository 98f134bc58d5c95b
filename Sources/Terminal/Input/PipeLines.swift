import ChildProcesses
import CommandShell
import Glibc
import Synchronization

final class PipeLines: Sendable {
    enum Result: Sendable {
        case piece(LineSplitter.Piece)
        case other(Input)
    }

    let interruption = InterruptionCell()
    private let descriptor: Int32
    private let reader = Mutex<CheckedContinuation<Result, Never>?>(nil)

    init(descriptor: Int32) {
        self.descriptor = descriptor
        DetachedThread.start { self.run() }
    }

    func next() async -> Result {
        await withCheckedContinuation { continuation in
            reader.withLock { $0 = continuation }
            interruption.wake.wake()
        }
    }

    /// Cancels the pending request; the line is kept for the next request.
    func abandon() {
        reader.withLock { exchange(&$0, with: nil) }?.resume(returning: .other(.interrupted))
        interruption.wake.wake()
    }

    private func run() {
        var splitter = LineSplitter()
        var isOver = false
        while true {
            while reader.withLock({ $0 == nil }) { interruption.wake.wait() }
            guard let result = read(&splitter, &isOver) else { continue }
            reader.withLock { exchange(&$0, with: nil) }?.resume(returning: result)
        }
    }

    /// Reads the next line; `nil` if no request is pending.
    private func read(_ splitter: inout LineSplitter, _ isOver: inout Bool) -> Result? {
        while reader.withLock({ $0 != nil }) {
            if let input = interruption.take() { return .other(input) }
            if let piece = splitter.next() { return .piece(piece) }
            if isOver { return .other(.end) }
            switch bytes() {
            case .none: continue
            case .some(let bytes) where bytes.isEmpty:
                isOver = true
                splitter.finish()
            case .some(let bytes): splitter.feed(bytes[...])
            }
        }
        return nil
    }

    /// Next bytes of the input; empty at the end of input or on an error, `nil` if the wait was interrupted.
    private func bytes() -> [UInt8]? {
        var watched = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: interruption.wake.readEnd, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&watched, 2, -1) > 0 else { return nil }
        if watched[1].revents != 0 {
            _ = interruption.wake.drain()
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return nil }
        return Array(bytes[..<max(0, count)])
    }
}
