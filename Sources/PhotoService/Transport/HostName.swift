extension String {
    /// The host part of an absolute address, for messages only: never decide anything by it.
    package var hostForMessages: String {
        // Among bytes: it is asked for with each request, and characters are looked for at a twentieth of the speed.
        let bytes = utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8)
        else {
            return self
        }
        let authority = bytes[bytes.index(colon, offsetBy: 3)...].prefix { !"/?#".utf8.contains($0) }
        return String(authority.split(separator: UInt8(ascii: "@")).last ?? authority) ?? self
    }
}
