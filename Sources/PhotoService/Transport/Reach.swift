/// Which machines a request may talk to. Judged at the socket, where no spelling of an address can deceive.
enum Reach: Sendable {
    /// Public addresses, over https only.
    case internet
    /// The same, and this machine, over http too: for a base address that names this machine itself.
    case loopback

    /// Whether a connection may be opened.
    ///
    /// - Parameters:
    ///   - proxyPort: the port of the proxy that the environment names; a proxy stands where it likes.
    ///   - isPlain: true when what is about to be sent is not encrypted.
    func permits(_ address: NetworkAddress, proxyPort: UInt16?, isPlain: Bool) -> Bool {
        switch self {
        case .internet: address.kind == .open || address.port == proxyPort
        case .loopback: address.kind == .loopback || (address.kind == .open && !isPlain)
        }
    }
}
