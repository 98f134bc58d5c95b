import CommandShell

/// Decodes terminal input into keys, pasted text and reports: device attributes, and OSC, DCS and APC strings (ECMA-48,
/// xterm's ctlseqs). Reports must never be taken for typed text, even if they arrive late.
struct KeyDecoder {
    private enum State: Equatable {
        case ground
        case escape
        case sequence
        case string(hasContent: Bool, sawEscape: Bool)
        /// In a mouse report of xterm's oldest protocol, `left` bytes before its end.
        case mouse(left: Int)
        case paste
    }

    private static let mouseStart = Array("\u{1B}[M".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// Maximum length in bytes; the rest is dropped.
    private static let longestReport = 512
    private static let longestPaste = 4 << 20
    /// Milliseconds to wait for the next byte of a key, which may come over a slow network.
    private static let keyTimeout: Int32 = 150

    /// Whether mouse reports in the SGR format are keys. Other mouse reports are always dropped.
    private let readsMouse: Bool
    private var state = State.ground
    private var held: [UInt8] = []
    /// Whether the sequence follows an additional ESC, which rxvt sends for Alt.
    private var hasPrefix = false
    private var keys: [Key] = []
    private var nextKey = 0
    /// Count of `keys` after each complete key press.
    private var presses: [Int] = []
    private var reports: [[UInt8]] = []
    private var lastInput = ContinuousClock.now

    /// Extends the timeout of incomplete sequences while answers of the terminal are expected.
    var expectsReports = false

    init(readsMouse: Bool = false) { self.readsMouse = readsMouse }

    mutating func next() -> Key? {
        guard nextKey < keys.count else {
            dropKeys()
            return nil
        }
        defer { nextKey += 1 }
        return keys[nextKey]
    }

    /// Keys of the next key press, which may be several, as for Alt with a letter; empty if no press is complete.
    mutating func nextPress() -> [Key] {
        guard let end = presses.first(where: { $0 > nextKey }) else { return [] }
        defer { nextKey = end }
        return Array(keys[nextKey..<end])
    }

    /// Replaces the key returned last by characters, which are returned next.
    mutating func unfold(_ characters: [Unicode.Scalar]) {
        keys.insert(contentsOf: characters.map { .scalar($0) }, at: nextKey)
    }

    var hasMore: Bool { nextKey < keys.count || state != .ground }

    var hasKeys: Bool { nextKey < keys.count }

    mutating func dropKeys() { (keys, nextKey, presses) = ([], 0, []) }

    mutating func takeReports() -> [[UInt8]] { exchange(&reports, with: []) }

    mutating func reset() { self = KeyDecoder(readsMouse: readsMouse) }

    /// Milliseconds to wait for the rest of a sequence; `nil` for no limit.
    var timeout: Int32? {
        switch state {
        case .ground: nil
        case .escape: expectsReports ? 500 : Self.keyTimeout
        case .sequence, .mouse: isReport ? 2000 : expectsReports ? 1000 : Self.keyTimeout
        case .string(let hasContent, _): expectsReports ? 5000 : hasContent ? 1000 : Self.keyTimeout
        case .paste: 2000
        }
    }

    func timeout(or milliseconds: Int32?) -> Int32? { [timeout, milliseconds].compactMap(\.self).min() }

    var isInPaste: Bool { state == .paste }

    /// Ends an incomplete sequence or paste after its timeout: it is decoded as a key or dropped.
    mutating func expire() {
        switch state {
        case .ground, .mouse: break
        case .escape: keys += Array(repeating: .sequence([0x1B]), count: hasPrefix ? 2 : 1)
        case .sequence: if !isReport { keys.append(.sequence(prefix + held)) }
        case .string(let hasContent, _): if !hasContent { emit(prefix + held) }
        case .paste: keys.append(.paste(String(decoding: held, as: UTF8.self)))
        }
        become(.ground)
        endPress()
    }

    mutating func expireInTime() {
        guard let timeout, lastInput.duration(to: .now) >= .milliseconds(timeout) else { return }
        expire()
    }

    mutating func feed(_ byte: UInt8) {
        lastInput = .now
        switch state {
        case .ground: ground(byte)
        case .escape: escape(byte)
        case .sequence: sequence(byte)
        case .string(_, let sawEscape): string(byte, sawEscape)
        case .mouse(let left): mouse(byte, left)
        case .paste: paste(byte)
        }
        endPress()
    }

    private mutating func endPress() {
        if state == .ground, keys.count > presses.last ?? 0 { presses.append(keys.count) }
    }

    private mutating func ground(_ byte: UInt8) {
        guard byte != 0x1B else { return become(.escape) }
        if byte < 0x80 {
            held.removeAll(keepingCapacity: true)
            return keys.append(.scalar(Unicode.Scalar(byte)))
        }
        // A byte that starts a character discards an incomplete character before it.
        if byte & 0xC0 != 0x80 { held = [] }
        held.append(byte)
        let length = UTF8Length.of(held[0])
        guard length > 0 else { return held = [] }
        guard held.count == length else { return }
        let text = String(decoding: held, as: UTF8.self).unicodeScalars
        held = []
        // Drops malformed bytes, and C1 controls, some of which the editor uses internally.
        guard text.count == 1, let scalar = text.first, !(0x80..<0xA0).contains(scalar.value) else { return }
        if scalar != "\u{FFFD}" { keys.append(.scalar(scalar)) }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            if hasPrefix { keys.append(.sequence([0x1B])) }
            hasPrefix = true
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            become(.sequence, holding: [0x1B, byte], prefixed: hasPrefix)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            become(
                .string(hasContent: false, sawEscape: false), holding: [0x1B, byte], prefixed: hasPrefix)
        default:
            if hasPrefix { keys.append(.sequence([0x1B])) }
            become(.ground)
            if ScreenKey(sequence: [0x1B, byte]) != nil { return keys.append(.sequence([0x1B, byte])) }
            emit([0x1B])
            ground(byte)
        }
    }

    private mutating func sequence(_ byte: UInt8) {
        if byte == 0x1B {
            report()
            return become(.escape)
        }
        guard (0x20..<0x7F).contains(byte) else {
            report()
            return become(.ground)
        }
        // Function keys of the Linux console: ESC [ [ A.
        let isPrefix = byte == UInt8(ascii: "[") && held == [0x1B, UInt8(ascii: "[")]
        hold(byte)
        guard byte >= 0x40, !isPrefix else { return }
        if held == Self.mouseStart { return state = .mouse(left: 3) }
        let (prefix, whole) = (prefix, held)
        become(.ground)
        switch KeySequence(whole) {
        case .pasteBegin:
            if !prefix.isEmpty { keys.append(.sequence(prefix)) }
            become(.paste)
        case .key where whole.count < 32: keys.append(.sequence(prefix + whole))
        case .key, .report:
            guard readsMouse, let mouse = MouseReport(whole) else { return reports.append(whole) }
            if mouse.key != nil { keys.append(.sequence(whole)) }
        }
    }

    private mutating func string(_ byte: UInt8, _ sawEscape: Bool) {
        if hasPrefix { keys.append(.sequence(prefix)) }
        hasPrefix = false
        switch byte {
        case 0x07, 0x18, 0x1A:
            report()
            become(.ground)
        case UInt8(ascii: "\\") where sawEscape:
            report()
            become(.ground)
        case 0x1B: state = .string(hasContent: true, sawEscape: true)
        default:
            if sawEscape {
                report()
                become(.escape)
                escape(byte)
            } else {
                state = .string(hasContent: true, sawEscape: false)
                hold(byte)
            }
        }
    }

    private mutating func mouse(_ byte: UInt8, _ left: Int) {
        guard byte >= 0x20 else {
            become(.ground)
            return ground(byte)
        }
        guard left == 1 else { return state = .mouse(left: left - 1) }
        report()
        become(.ground)
    }

    private mutating func paste(_ byte: UInt8) {
        held.append(byte)
        let isOver =
            byte == UInt8(ascii: "~") && held.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd)
        guard isOver || held.count > Self.longestPaste else { return }
        let text = isOver ? held.dropLast(Self.pasteEnd.count) : held[...]
        keys.append(.paste(String(decoding: text, as: UTF8.self)))
        become(isOver ? .ground : .paste)
    }

    /// Whether a private parameter byte, which no key sends, was received.
    private var isReport: Bool { held.count > 2 && (0x3C...0x3F).contains(held[2]) }

    private mutating func emit(_ bytes: [UInt8]) { keys += bytes.map { .scalar(Unicode.Scalar($0)) } }

    private mutating func hold(_ byte: UInt8) {
        if held.count <= Self.longestReport { held.append(byte) }
    }

    /// Adds the held bytes as a report, even if incomplete.
    private mutating func report() { reports.append(held) }

    private var prefix: [UInt8] { hasPrefix ? [0x1B] : [] }

    private mutating func become(_ state: State, holding bytes: [UInt8] = [], prefixed: Bool = false) {
        self.state = state
        held = bytes
        hasPrefix = prefixed
    }
}
