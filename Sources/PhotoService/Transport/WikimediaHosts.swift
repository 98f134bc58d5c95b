/// Hosts of the Wikimedia Foundation, which has rules for programs (Policy:User-Agent policy, Robot policy).
struct WikimediaHosts: Sendable {
    /// Maximum connections to a host.
    static let connections = 2

    /// Widths that the servers scale to (mediawiki.org/wiki/Common_thumbnail_sizes); others are refused.
    static let widths = [20, 40, 60, 120, 250, 330, 500, 960, 1280, 1920, 3840]

    /// Lower case; each includes its subdomains.
    private let names: [String]

    /// `others`: hosts with the same rules, such as a loopback server with its port.
    init(and others: [String] = []) { names = ["wikimedia.org", "wikipedia.org", "wikidata.org"] + others }

    func contain(_ url: String) -> Bool {
        let host = url.hostForMessages.lowercased()
        return names.contains { host == $0 || host.hasSuffix("." + $0) }
    }

    /// Whether a response with status 429 refuses the width of a thumbnail, which is no request limit.
    static func refuseWidth(_ response: HTTPResponse) -> Bool {
        response.status == 429
            && String(decoding: response.body.prefix(4_096), as: UTF8.self).lowercased()
                .contains("thumbnail s")
    }

    /// Lowers the width of a thumbnail such as `…/thumb/…/1024px-Heron.jpg` to one of `widths`, at least 20.
    static func withListedWidth(_ url: String) -> String {
        guard url.contains("/thumb/"), let name = url.split(separator: "/").last,
            let unit = name.firstRange(of: "px-")?.lowerBound
        else { return url }
        let digits = name[..<unit].reversed().prefix { ("0"..."9").contains($0) }
        guard !digits.isEmpty, let width = Int(String(digits.reversed())) else { return url }
        let start = url.index(unit, offsetBy: -digits.count)
        return "\(url[..<start])\(widths.last { $0 <= width } ?? widths[0])\(url[unit...])"
    }
}
