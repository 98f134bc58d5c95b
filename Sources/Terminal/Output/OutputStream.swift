import Glibc
import Synchronization
import TextLayout

/// Serializes writes to standard output and standard error.
public final class OutputStream: Sendable {
    /// Text to be replaced. On a terminal, the replacement is sanitized.
    public typealias Replacement = (text: String, bytes: [UInt8])

    private let output: Int32
    private let errors: Int32
    private let replacements: @Sendable () -> [Replacement]
    private let firstFailure = Mutex<OutputFailure?>(nil)

    /// Ignores SIGPIPE, so that writing to a closed pipe returns an error.
    public init(
        output: Int32 = 1, errors: Int32 = 2,
        replacements: @escaping @Sendable () -> [Replacement] = { [] }
    ) {
        self.output = output
        self.errors = errors
        self.replacements = replacements
        _ = signal(SIGPIPE, SIG_IGN)
    }

    public var failure: OutputFailure? { firstFailure.withLock { $0 } }

    /// Writes all bytes, or records the error in `failure`; after an error, writes nothing.
    public func write(_ bytes: some Collection<UInt8>) {
        let replacements = replacements()
        guard replacements.isEmpty else {
            return writeAll(Self.replaced(Array(bytes), by: replacements, for: output))
        }
        writeAll(bytes)
    }

    private func writeAll(_ bytes: some Collection<UInt8>) {
        firstFailure.withLock { failure in
            guard failure == nil else { return }
            let code =
                bytes.withContiguousStorageIfAvailable { Self.write(UnsafeRawBufferPointer($0), to: output) }
                ?? Array(bytes).withUnsafeBytes { Self.write($0, to: output) }
            if code != 0 { failure = OutputFailure(code: code) }
        }
    }

    public var showsErrorsOnTerminal: Bool { isatty(errors) == 1 }

    public func write(_ text: String) { write(text.utf8) }

    /// Writes untrusted text to standard output, without control characters except newlines.
    public func answer(_ text: String) { write(Self.harmless(text, for: output)) }

    /// On a terminal, wraps the text at spaces.
    public func printError(_ text: String) {
        guard showsErrorsOnTerminal else { return printError(styled: CleanText.lines(text)) }
        let columns = Window.size(of: [errors]).columns
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            Line(String($0)).screenLines(columns: columns).map(\.text)
        }
        printError(styled: rows.joined(separator: "\n"))
    }

    /// Writes text to standard error. The text must have been sanitized; it may contain SGR attributes.
    func printError(styled text: String) {
        let bytes = Self.replaced(Array(text.utf8), by: replacements(), for: errors)
        firstFailure.withLock { _ in _ = bytes.withUnsafeBytes { Self.write($0, to: errors) } }
    }

    private static func replaced(
        _ bytes: [UInt8], by replacements: [Replacement], for descriptor: Int32
    ) -> [UInt8] {
        guard !replacements.isEmpty else { return bytes }
        let isTerminal = isatty(descriptor) == 1
        return replacements.reduce(bytes) { bytes, replacement in
            let clean = CleanText.clean(String(decoding: replacement.bytes, as: UTF8.self))
            let text = Array(replacement.text.utf8)
            return Array(
                bytes.split(separator: text, omittingEmptySubsequences: false)
                    .joined(separator: isTerminal ? Array(clean.utf8) : replacement.bytes))
        }
    }

    private static func harmless(_ text: String, for descriptor: Int32) -> String {
        guard isatty(descriptor) == 1 else { return CleanText.lines(text) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map {
            CleanText.clean(String($0))
        }
        .joined(separator: "\n")
    }

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

public struct OutputFailure: Sendable {
    let code: Int32

    /// Error message of the system; `nil` for a broken pipe, after which the program should exit without a message.
    public var reason: String? { code == EPIPE ? nil : String(cString: strerror(code)) }
}
