/// Hosts of the Wikimedia Foundation, which has rules for programs (Policy:User-Agent policy, Robot policy).
struct WikimediaHosts: Sendable {
    /// Maximum connections to a host.
    static let connections = 2

    /// Lower case; each includes its subdomains.
    private let names: [String]

    /// `others`: hosts with the same rules, such as a loopback server with its port.
    init(and others: [String] = []) { names = ["wikimedia.org", "wikipedia.org"] + others }

    func contain(_ url: String) -> Bool {
        let host = url.hostForMessages.lowercased()
        return names.contains { host == $0 || host.hasSuffix("." + $0) }
    }
}
