import GalleryCore
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

    /// Host and port for messages. Contains no password, even if the address is malformed.
    var host: String {
        let start = AddressCredentials.hostStart(in: address)
        let rest = address[(start ?? address.firstRange(of: "://")?.upperBound ?? address.startIndex)...]
        let authority = rest.prefix { !"/?#\\".contains($0) }
        let end = authority.hasPrefix("[") ? authority.lastIndex(of: "]") : nil
        let host = end.map { authority[...$0] } ?? authority.prefix { $0 != ":" }
        let port = authority[host.endIndex...]
        return String(port.dropFirst().allSatisfy(\.isNumber) ? host + port : host)
    }

    /// Host and port as libcurl parses them.
    private var authority: String {
        address.contains("://") ? address.hostForMessages : "http://\(address)".hostForMessages
    }

    /// Connections to this port are exempt from the ban on local addresses.
    var port: UInt16 {
        let digits = authority.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
        return UInt16(digits) ?? (address.lowercased().hasPrefix("https://") ? 443 : 1080)
    }

    /// Whether the proxy gets CONNECT requests.
    var isHTTP: Bool { !address.lowercased().hasPrefix("socks") }
}
