package import GalleryCore

/// Base address of a service: https, or http to this computer only.
package struct BaseAddress: Sendable {
    /// Without trailing slash.
    let text: String
    let isLoopback: Bool

    package init(_ text: String) throws(CatalogError) {
        guard let parts = Self.parts(of: text) else {
            throw .misconfigured(.notAnAddress(text))
        }
        isLoopback = Self.isLoopback(parts.host)
        guard parts.scheme == "https" || isLoopback else {
            throw .misconfigured(.unencryptedAddress(text))
        }
        var trimmed = Substring(text)
        while trimmed.last == "/" { trimmed.removeLast() }
        self.text = String(trimmed)
    }

    /// Scheme, host and port, with `/` instead of the base path.
    var front: String {
        let scheme = text.prefix { $0 != ":" }
        let authority = text.dropFirst(scheme.count + 3).prefix { $0 != "/" }
        return "\(scheme)://\(authority)/"
    }

    func url(_ path: [String], _ query: [(name: String, value: String)] = []) -> String {
        let address = path.reduce(text) { $0 + "/" + $1.percentEncoded }
        return WebAddress.adding(query, to: address)
    }

    /// Address to store: `/PATH` if under the base, whose host may change; other https addresses unchanged; else `nil`.
    func stored(_ address: String?) -> String? {
        guard let address, WebAddress.isPrintable(address) else { return nil }
        if let path = path(of: address) { return path }
        return WebAddress.https(address)
    }

    func path(of address: String) -> String? {
        guard address.hasPrefix(text) else { return nil }
        // Drops bytes, since byte access is twenty times as fast as character access.
        let path = address.utf8.dropFirst(text.utf8.count)
        return path.first == UInt8(ascii: "/") ? String(Substring(path)) : nil
    }

    /// URL of a stored address, and the hosts that its request may contact; `nil` if the address is invalid.
    func resolved(_ stored: String) -> (url: String, reach: Reach)? {
        if stored.hasPrefix("/") { return (text + stored, reach) }
        return WebAddress.https(stored).map { ($0, .internet) }
    }

    var reach: Reach { isLoopback ? .loopback : .internet }

    private static func parts(of text: String) -> (scheme: Substring, host: Substring)? {
        guard WebAddress.isPrintable(text), let colon = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<colon.lowerBound]
        let rest = text[colon.upperBound...]
        guard scheme == "https" || scheme == "http", !rest.contains(where: { "?#@\\".contains($0) }) else {
            return nil
        }
        let authority = rest.prefix { $0 != "/" }
        let host: Substring
        if authority.hasPrefix("["), let end = authority.lastIndex(of: "]") {
            host = authority[...end]
        } else {
            host = authority.prefix { $0 != ":" }
        }
        let port = authority[host.endIndex...]
        guard !host.isEmpty, port.isEmpty || (UInt16(port.dropFirst()) ?? 0) > 0 else { return nil }
        return (scheme, host)
    }

    private static func isLoopback(_ host: Substring) -> Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
