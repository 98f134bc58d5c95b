import Glibc
import Synchronization

public struct RawConnection: Sendable {
    public let descriptor: Int32
    public let number: Int
    public let base: String
    let log: RawServerLog

    /// Reads a request head including the empty line; `nil` if the peer has disconnected, or after 64 KiB.
    public func readHead() -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard bytes.count < 1 << 16, read(descriptor, &byte, 1) == 1 else { return nil }
            bytes.append(byte)
        }
        let head = String(decoding: bytes, as: UTF8.self)
        log.record(head: head)
        return head
    }

    /// Reads `count` bytes of a body; fewer if the peer disconnects.
    public func readBody(_ count: Int) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while bytes.count < count, read(descriptor, &byte, 1) == 1 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `false` if the peer has disconnected.
    @discardableResult
    public func send(_ bytes: [UInt8]) -> Bool { Loopback.send(bytes, to: descriptor) }

    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends a response with Content-Length; `false` if the peer has disconnected.
    @discardableResult
    public func answer(_ status: String = "200 OK", headers: [String] = [], body: [UInt8] = []) -> Bool {
        let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)"] + headers + ["", ""]
        return send(Array(lines.joined(separator: "\r\n").utf8) + body)
    }

    @discardableResult
    public func answer(_ status: String = "200 OK", headers: [String] = [], text: String) -> Bool {
        answer(status, headers: headers, body: Array(text.utf8))
    }

    public func drip(_ piece: [UInt8], aSecond times: Int) {
        while send(piece) { usleep(UInt32(1_000_000 / times)) }
    }

    public func waitForEnd() {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 {}
    }

    public func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

extension String {
    /// Request target of a head, such as `/a?b=c`.
    public var target: String { split(separator: " ").dropFirst().first.map(String.init) ?? "/" }

    /// Content-Length of a head in bytes; 0 if missing.
    public var contentLength: Int {
        firstMatch(of: #/(?i)\r\ncontent-length: *(\d+)/#).flatMap { Int($0.output.1) } ?? 0
    }
}
