/// Element of terminal output: a validated control string (ECMA-48, 8.3: DCS, OSC, APC), a control sequence or text.
struct ControlString: Equatable {
    struct Violation: Error, CustomStringConvertible {
        let description: String
    }

    enum Kind: Equatable {
        case device
        case system
        case application
        case sequence
        case text
    }

    let kind: Kind
    let body: String

    static func all(in text: String) throws -> [ControlString] {
        var found: [ControlString] = []
        var bytes = Array(text.utf8)[...]
        var plain: [UInt8] = []
        func flush() {
            guard !plain.isEmpty else { return }
            found.append(ControlString(kind: .text, body: String(decoding: plain, as: UTF8.self)))
            plain = []
        }
        while let byte = bytes.popFirst() {
            guard byte == 0x1B else {
                guard byte >= 0x20, byte != 0x7F else { throw Violation(description: "control \(byte)") }
                plain.append(byte)
                continue
            }
            flush()
            switch bytes.popFirst() {
            case UInt8(ascii: "P"): found.append(ControlString(kind: .device, body: try string(&bytes)))
            case UInt8(ascii: "]"): found.append(ControlString(kind: .system, body: try string(&bytes)))
            case UInt8(ascii: "_"): found.append(ControlString(kind: .application, body: try string(&bytes)))
            case UInt8(ascii: "["): found.append(ControlString(kind: .sequence, body: try sequence(&bytes)))
            case let other: throw Violation(description: "ESC \(other ?? 0)")
            }
        }
        flush()
        return found
    }

    /// Reads up to ST or BEL; accepts printable ASCII only.
    private static func string(_ bytes: inout ArraySlice<UInt8>) throws -> String {
        var body: [UInt8] = []
        while let byte = bytes.popFirst() {
            if byte == 0x07 { return String(decoding: body, as: UTF8.self) }
            if byte == 0x1B {
                guard bytes.popFirst() == UInt8(ascii: "\\") else {
                    throw Violation(description: "an escape inside a string")
                }
                return String(decoding: body, as: UTF8.self)
            }
            guard (0x20..<0x7F).contains(byte) else { throw Violation(description: "\(byte) in a string") }
            body.append(byte)
        }
        throw Violation(description: "a string without an end")
    }

    private static func sequence(_ bytes: inout ArraySlice<UInt8>) throws -> String {
        var body: [UInt8] = []
        while let byte = bytes.popFirst() {
            body.append(byte)
            if (0x40...0x7E).contains(byte) { return String(decoding: body, as: UTF8.self) }
            guard (0x20..<0x40).contains(byte) else { break }
        }
        throw Violation(description: "a broken sequence")
    }
}
