import Glibc
import Synchronization

/// One accepted connection of a raw server.
public struct RawConnection: Sendable {
    public let descriptor: Int32
    /// 1 for the first of its server.
    public let number: Int
    /// The address of its server.
    public let base: String
    let log: RawServerLog

    /// Reads a head to the empty line; nil when the peer has gone.
    public func readHead() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard bytes.count < 1 << 16, read(descriptor, &byte, 1) == 1 else { return nil }
            bytes.append(byte)
        }
        let head = String(decoding: bytes, as: UTF8.self)
        log.note(head: head)
        return head
    }

    /// Reads so many bytes of a body; fewer when the peer has gone.
    public func readBody(_ count: Int) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < count, read(descriptor, &byte, 1) == 1 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// False when the peer has gone.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool {
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

    /// False when the peer has gone.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// A whole response with a length; false when the peer has gone.
    @discardableResult
    public func answer(_ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []) -> Bool {
        let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers + ["", ""]
        return send(Array(lines.joined(separator: "\r\n").utf8) + body)
    }

    /// A whole response of text.
    @discardableResult
    public func answer(_ status: String = "200 OK", headers: [String] = [], text: String) -> Bool {
        answer(status, headers: headers, body: Array(text.utf8))
    }

    /// Sends the piece again and again, so many times a second, until the peer has gone.
    public func drip(_ piece: [UInt8], aSecond times: Int) {
        while send(piece) { usleep(UInt32(1_000_000 / times)) }
    }

    /// Returns when the peer has gone.
    public func waitForEnd() {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {}
    }

    /// Makes the close a reset.
    public func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

extension String {
    /// What a request asks for, when this is its head: `/a?b=c`.
    public var target: String { split(separator: " ").dropFirst().first.map(String.init) ?? "/" }

    /// The length of the body behind this head, in bytes; 0 when it names none.
    public var contentLength: Int {
        firstMatch(of: #/(?i)\r\ncontent-length: *(\d+)/#).flatMap { Int($0.output.1) } ?? 0
    }
}
