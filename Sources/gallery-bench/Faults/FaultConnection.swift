import Glibc

/// One accepted connection of a server that misbehaves.
struct FaultConnection: Sendable {
    let descriptor: Int32

    /// Reads to the empty line; nil when the peer has gone.
    func readHead() -> String? {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1, bytes.count < 1 << 16 else { return nil }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// False when the peer has gone.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// A whole answer with a length.
    func answer(_ status: String = "200 OK", _ headers: [String] = [], _ body: [UInt8] = []) {
        let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers + ["", ""]
        send(Array(lines.joined(separator: "\r\n").utf8) + body)
    }

    func answer(_ status: String = "200 OK", _ headers: [String] = [], _ body: String) {
        answer(status, headers, Array(body.utf8))
    }

    /// Sends the piece again and again, so many times a second, until the peer has gone.
    func drip(_ piece: [UInt8], aSecond times: Int) {
        while send(piece) { usleep(UInt32(1_000_000 / times)) }
    }

    /// Returns when the peer has gone.
    func waitForEnd() {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {}
    }

    /// Makes the close a reset.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}
