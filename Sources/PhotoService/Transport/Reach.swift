/// Hosts a request may contact. Checked on the socket address, which no URL notation can disguise.
enum Reach: Sendable {
    /// Public addresses over https.
    case internet
    /// Public addresses over https, and this computer also over http; for a loopback base address.
    case loopback

    /// Whether a connection is permitted. `proxyPort`: port of the proxy, which may be in the local network.
    func permits(_ address: NetworkAddress, proxyPort: UInt16?, isPlain: Bool) -> Bool {
        switch self {
        case .internet: address.kind == .open || address.port == proxyPort
        case .loopback: address.kind == .loopback || (address.kind == .open && !isPlain)
        }
    }
}
