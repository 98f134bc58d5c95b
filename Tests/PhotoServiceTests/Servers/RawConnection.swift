import Glibc

/// One accepted connection of a raw server.
struct RawConnection: Sendable {
    let descriptor: Int32
    /// 1 for the first of its server.
    let number: Int
    let log: RawServerLog

    /// Reads to the empty line; nil when the peer has gone.
    func readHead() -> String? {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8)) {
            var byte: UInt8 = 0
            guard read(descriptor, &byte, 1) == 1 else { return nil }
            bytes.append(byte)
        }
        let head = String(decoding: bytes, as: UTF8.self)
        log.note(head: head)
        return head
    }

    /// Reads so many bytes of a body; fewer when the peer has gone.
    func readBody(_ count: Int) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < count, read(descriptor, &byte, 1) == 1 { bytes.append(byte) }
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

    /// A whole response with a length.
    func answer(_ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []) {
        let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers + ["", ""]
        send(Array(lines.joined(separator: "\r\n").utf8) + body)
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
