import PseudoTerminals

/// Answers that lead elsewhere.
enum RedirectFaults {
    static let all =
        [
            "file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", "dict://127.0.0.1/x",
            "ldap://127.0.0.1/x", "smb://127.0.0.1/x", "scp://127.0.0.1/x", "data:text/plain,x",
            "http://169.254.169.254/latest/meta-data", "http://10.0.0.1/", "https://[fe80::1]/",
            "http://user:word@127.0.0.1/", "http://", "//",
        ].map { Fault.answered("redirect to \($0)", "302 Found", ["Location: \($0)"]) }
        + [
            Fault.answered("redirect without a Location", "302 Found"),
            Fault.answered("redirect to itself", "302 Found", ["Location: /search/again"]),
            Fault.served("1,000 hops") { connection, _, number in
                connection.answer("302 Found", headers: ["Location: /search/\(number)"])
                return true
            },
            Fault.served("redirect to a host that has gone") { connection, _, _ in
                connection.answer("302 Found", headers: ["Location: http://127.0.0.1:9/"])
                return true
            },
            Fault.answered(
                "Flickr redirects elsewhere", "302 Found", ["Location: http://127.0.0.1:9/"],
                service: "flickr"),
        ]
}
