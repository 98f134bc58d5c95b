import Glibc

enum ProxyPort {
    /// Port of the proxy, which is exempt from the ban on local addresses; `nil` without proxy.
    ///
    /// The default of libcurl is 1080 (CURLOPT_PROXY).
    static func fromEnvironment() -> UInt16? {
        for name in ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
            guard let value = getenv(name), value.pointee != 0 else { continue }
            return port(of: String(cString: value))
        }
        return nil
    }

    static func port(of proxy: String) -> UInt16 {
        let authority = proxy.contains("://") ? proxy.hostForMessages : "http://\(proxy)".hostForMessages
        let digits = authority.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
        return UInt16(digits) ?? 1080
    }
}
