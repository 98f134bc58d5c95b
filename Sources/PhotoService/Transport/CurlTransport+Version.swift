import CCurl

extension CurlTransport {
    /// The libraries requests are made with, each with its version; loads them.
    public static var libraries: [String] {
        let curl = gallery_curl_version().map { "libcurl \(String(cString: $0))" }
        // As libcurl writes it: `OpenSSL/3.0.15`.
        let security = gallery_tls_version().map {
            String(cString: $0).split(separator: "/").joined(separator: " ")
        }
        return [curl, security].compactMap { $0 }
    }
}
