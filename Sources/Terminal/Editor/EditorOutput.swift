import CEditline
import Glibc

/// What libedit draws on: a stream of ours, so that its bytes leave through the one way out.
///
/// It also mends the prompt. libedit hangs a control sequence on the character after it, so the color has to end
/// before the prompt's last blank; here the two change places, and the prompt stands in one piece in every
/// transcript.
final class EditorOutput {
    private let output: OutputStream
    private let drawn: [UInt8]
    private let whole: [UInt8]
    private var waiting: [UInt8] = []
    /// Nil when there is no memory.
    private(set) var stream: UnsafeMutablePointer<FILE>?

    /// `attributes` are the SGR parameters of the prompt; empty for none.
    init(_ output: OutputStream, prompt: String, attributes: String) {
        self.output = output
        // As strings: for pieces of them the runtime looks up what it can do with them.
        let head = Escape.attributes(attributes) + String(prompt.dropLast()), last = String(prompt.suffix(1))
        drawn = attributes.isEmpty ? [] : Array((head + Escape.plain + last).utf8)
        whole = Array((head + last + Escape.plain).utf8)
        // The stream is closed before this object goes: see `deinit`.
        stream = editline_output(Unmanaged.passUnretained(self).toOpaque()) { context, bytes, count in
            guard let context, let bytes else { return -1 }
            Unmanaged<EditorOutput>.fromOpaque(context).takeUnretainedValue()
                .write(UnsafeRawBufferPointer(start: bytes, count: count))
            return count
        }
    }

    deinit { if let stream { fclose(stream) } }

    /// Writes text behind what libedit has drawn so far.
    func write(_ bytes: some Collection<UInt8>) {
        if let stream { fflush(stream) }
        waiting += bytes
    }

    /// Sends all that was written, in one piece: what a key changes shows at once, and nothing flickers. To be
    /// called before anything is waited for, and before another writer writes.
    func flush() {
        if let stream { fflush(stream) }
        guard !waiting.isEmpty else { return }
        output.write(waiting)
        waiting.removeAll(keepingCapacity: true)
    }

    /// As `flush`, with `remedy` before everything else unless no more was written than `echo`. True when it was not
    /// needed.
    func flush(expecting echo: some Sequence<UInt8>, else remedy: some Collection<UInt8>) -> Bool {
        if let stream { fflush(stream) }
        let isExpected = waiting.elementsEqual(echo)
        if !isExpected { waiting.insert(contentsOf: remedy, at: 0) }
        flush()
        return isExpected
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        var text = Array(bytes)
        if !drawn.isEmpty, text.count >= drawn.count {
            for start in 0...(text.count - drawn.count) where text[start] == drawn[0] {
                let place = start..<(start + drawn.count)
                if text[place].elementsEqual(drawn) { text.replaceSubrange(place, with: whole) }
            }
        }
        waiting += text
    }
}
