import PseudoTerminals

/// Servers that take their time.
enum SlowFaults {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"

    /// Bodies that never end, below what counts as slow and above.
    static let drips = [
        Fault.served("1 byte a second", within: 16) { connection, _, _ in
            connection.send(head)
            connection.drip([0x20], aSecond: 1)
            return false
        },
        Fault.served("120 bytes a second, above the low-speed limit", within: 31) { connection, _, _ in
            connection.send(head)
            connection.drip([UInt8](repeating: 0x20, count: 12), aSecond: 10)
            return false
        },
    ]

    static let all =
        drips + [
            Fault.served("takes the request and says nothing", within: 16) { connection, _, _ in
                connection.waitForEnd()
                return false
            },
            Fault.served("a header line a second", within: 16) { connection, _, _ in
                connection.send("HTTP/1.1 200 OK\r\n")
                connection.drip(Array("X-More: y\r\n".utf8), aSecond: 1)
                return false
            },
            Fault.served("interim answers (103) for ever", within: 31) { connection, _, _ in
                connection.drip(Array("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n".utf8), aSecond: 5)
                return false
            },
        ]
}
