import Glibc
import Synchronization
import TextLayout

/// The one place that writes to standard output and standard error.
public final class OutputStream: Sendable {
    private let output: Int32
    private let errors: Int32
    private let firstFailure = Mutex<OutputFailure?>(nil)

    /// Other descriptors than 1 and 2 are for tests. A write to a pipe without a reader is an error from here
    /// on, no longer a signal.
    public init(output: Int32 = 1, errors: Int32 = 2) {
        (self.output, self.errors) = (output, errors)
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// What went wrong with standard output first; nothing is written to it after that.
    public var failure: OutputFailure? { firstFailure.withLock { $0 } }

    /// Writes all of it to standard output, or remembers why not.
    public func write(_ bytes: some Collection<UInt8>) {
        firstFailure.withLock { failure in
            guard failure == nil else { return }
            let code =
                bytes.withContiguousStorageIfAvailable { Self.write(UnsafeRawBufferPointer($0), to: output) }
                ?? Array(bytes).withUnsafeBytes { Self.write($0, to: output) }
            if code != 0 { failure = OutputFailure(code: code) }
        }
    }

    /// Writes text to standard output.
    public func write(_ text: String) { write(text.utf8) }

    /// Writes lines of text to standard output that others than this program may have worded: cleaned.
    public func answer(_ text: String) { write(Self.harmless(text)) }

    /// Writes lines of text to standard error, cleaned. That this fails can be told nowhere.
    public func complain(_ text: String) { complain(styled: Self.harmless(text)) }

    /// The same with text that was cleaned before it got its attributes.
    func complain(styled text: String) {
        firstFailure.withLock { _ in _ = Array(text.utf8).withUnsafeBytes { Self.write($0, to: errors) } }
    }

    private static func harmless(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { CleanText.clean(String($0)) }
            .joined(separator: "\n")
    }

    /// 0, or the error number.
    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if written > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            } else if written < 0, errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&ready, 1, -1)
            } else if written < 0, errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

/// Why standard output could not be written.
public enum OutputFailure: Error, Equatable, Sendable {
    /// The reader has gone, as after `| head`: no error is shown.
    case readerLeft
    /// The system refused, with its error number: a full device, a closed descriptor.
    case refused(Int32)

    init(code: Int32) { self = code == EPIPE ? .readerLeft : .refused(code) }

    /// The system's words for it; nil when the program should end quietly.
    public var reason: String? {
        guard case .refused(let code) = self else { return nil }
        return String(cString: strerror(code))
    }
}
