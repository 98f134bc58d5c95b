import Glibc

/// Proxy of requests to the internet, as libcurl parses it (CURLOPT_PROXY).
struct Proxy: Equatable, Sendable {
    /// May contain a scheme and a password.
    let address: String

    /// Proxy for https addresses from the environment; `nil` if not set.
    static func fromEnvironment() -> Proxy? {
        for name in ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
            guard let value = getenv(name), value.pointee != 0 else { continue }
            return Proxy(address: String(cString: value))
        }
        return nil
    }

    /// Host and port without password, for messages.
    var host: String {
        address.contains("://") ? address.hostForMessages : "http://\(address)".hostForMessages
    }

    /// Connections to this port are exempt from the ban on local addresses.
    var port: UInt16 {
        let digits = host.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
        return UInt16(digits) ?? (address.lowercased().hasPrefix("https://") ? 443 : 1080)
    }

    /// Whether the proxy gets CONNECT requests.
    var isHTTP: Bool { !address.lowercased().hasPrefix("socks") }
}
