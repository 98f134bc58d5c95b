import ChildProcesses
import CommandShell
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
            switch interruption.wake.read(from: descriptor, upTo: 64 * 1024) {
            case .bytes(let bytes): splitter.feed(bytes[...])
            case .woken, .nothing: continue
            case .gone:
                isOver = true
                splitter.finish()
            }
        }
        return nil
    }
}
