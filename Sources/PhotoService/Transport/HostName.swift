extension String {
    /// Host of an absolute address, for messages only: not safe for security decisions.
    package var hostForMessages: String {
        // Byte access is twenty times as fast as character access, and every request needs the host.
        let bytes = utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8)
        else {
            return self
        }
        let authority = bytes[bytes.index(colon, offsetBy: 3)...].prefix { !"/?#".utf8.contains($0) }
        return String(authority.split(separator: UInt8(ascii: "@")).last ?? authority) ?? self
    }
}
