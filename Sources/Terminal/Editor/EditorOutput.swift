import CEditline
import Glibc

/// Stream on which libedit draws, so that its output goes through `OutputStream`.
///
/// Repairs the prompt: libedit attaches a control sequence to the following character, so the color ends before the
/// prompt's last character. This stream swaps the two, so that transcripts contain the prompt without a break.
final class EditorOutput {
    private let output: OutputStream
    private let drawn: [UInt8]
    private let whole: [UInt8]
    private var waiting: [UInt8] = []
    private(set) var stream: UnsafeMutablePointer<FILE>?

    init(_ output: OutputStream, prompt: String, attributes: String) {
        self.output = output
        // Converted to `String`, since substrings need slow protocol lookups at run time.
        let head = Escape.attributes(attributes) + String(prompt.dropLast()), last = String(prompt.suffix(1))
        drawn = attributes.isEmpty ? [] : Array((head + Escape.plain + last).utf8)
        whole = Array((head + last + Escape.plain).utf8)
        // Unretained: `deinit` closes the stream first.
        stream = editline_output(Unmanaged.passUnretained(self).toOpaque()) { context, bytes, count in
            guard let context, let bytes else { return -1 }
            Unmanaged<EditorOutput>.fromOpaque(context).takeUnretainedValue()
                .write(UnsafeRawBufferPointer(start: bytes, count: count))
            return count
        }
    }

    deinit { if let stream { fclose(stream) } }

    func write(_ bytes: some Collection<UInt8>) {
        if let stream { fflush(stream) }
        waiting += bytes
    }

    /// Sends all output at once, to avoid flicker. Must be called before each wait and before another writer writes.
    func flush() {
        if let stream { fflush(stream) }
        guard !waiting.isEmpty else { return }
        output.write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    /// Runs `body`; returns the output of libedit, which is not sent to the terminal.
    func captured(_ body: () -> Void) -> String {
        if let stream { fflush(stream) }
        let pending = exchange(&waiting, with: [])
        body()
        if let stream { fflush(stream) }
        return String(decoding: exchange(&waiting, with: pending), as: UTF8.self)
    }

    /// Flushes the pending output. If it does not equal `echo`, sends `fallback` before it and returns `false`.
    func flush(expecting echo: some Sequence<UInt8>, else fallback: some Collection<UInt8>) -> Bool {
        if let stream { fflush(stream) }
        let isExpected = waiting.elementsEqual(echo)
        if !isExpected { waiting.insert(contentsOf: fallback, at: 0) }
        flush()
        return isExpected
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var text = Array(bytes)
        if !drawn.isEmpty, text.count >= drawn.count {
            for start in 0...(text.count - drawn.count) where text[start] == drawn[0] {
                let range = start..<(start + drawn.count)
                if text[range].elementsEqual(drawn) { text.replaceSubrange(range, with: whole) }
            }
        }
        waiting += text
    }
}
