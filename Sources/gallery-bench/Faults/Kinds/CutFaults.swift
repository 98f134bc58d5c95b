import PseudoTerminals

/// Answers that end before they are whole.
enum CutFaults {
    private static let page = "{\"total\": 1, \"total_pages\": 1, \"results\": [{\"id\": \"a\", \"wid"

    static let all = [
        Fault.served("shorter than its Content-Length") { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n\(page)")
            return false
        },
        Fault.served("chunked, without the last chunk") { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2000\r\n\(page)")
            return false
        },
        Fault.served("reset in the middle") { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n\(page)")
            connection.resetOnClose()
            return false
        },
        Fault.served("gzip cut, with a Content-Length that fits") { connection, _, _ in
            // 64 bytes of "a" as deflate's stored block would begin; the rest is missing.
            let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0x40, 0, 0xBF, 0xFF]
            let cut = head + [UInt8](repeating: 0x61, count: 20)
            connection.answer(headers: ["Content-Encoding: gzip"], body: cut)
            return true
        },
        Fault.answered("200 with an empty body", "200 OK"),
        Fault.answered("200, whole, but JSON cut", "200 OK", body: page),
        Fault.served("closed without a byte") { _, _, _ in false },
        Fault.served("a kept connection closed under the request, then whole") { connection, _, number in
            guard number > 1 else { return false }
            connection.answer(text: "{\"total\": 0, \"total_pages\": 0, \"results\": []}")
            return true
        },
    ]
}
