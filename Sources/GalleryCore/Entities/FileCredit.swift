/// Credit read from a picture file or its sidecar. Untrusted: only https addresses are kept.
public struct FileCredit: Equatable, Sendable {
    public let title: String?
    /// Alternative text.
    public let alt: String?
    public let author: Author
    public let license: License
    public let page: String?

    /// `nil` if author and license are both missing, or if the author is the placeholder of earlier versions.
    public init?(
        title: String?, alt: String? = nil, author: String, authorLink: String?, license: String?,
        licenseLink: String?, page: String?
    ) {
        func line(_ text: String?) -> String? {
            let line = (text ?? "").oneLine
            return line.isEmpty ? nil : String(line.prefix(Self.longest))
        }
        let license = line(license).flatMap { $0 == License.notStated ? nil : $0 }
        let name = line(author) ?? ""
        guard name != CreditWords.formerOwn, !name.isEmpty || license != nil else { return nil }
        self.title = line(title)
        self.alt = alt.flatMap { $0.isEmpty ? nil : $0 }
        self.author = Author(name: name, link: authorLink.flatMap(WebLink.https))
        self.license = License(name: license, link: licenseLink.flatMap(WebLink.https))
        self.page = page.flatMap(WebLink.https)
    }

    private static let longest = 300
}

extension License {
    /// License name of a photo whose source states no license.
    public static let notStated = "license not stated"

    /// Jurisdiction in the address of a Creative Commons license, such as `JP`; `nil` if missing.
    public static func jurisdiction(in link: String?) -> String? {
        let parts = steps(of: link)
        guard parts.count > 4, parts[..<2] == ["creativecommons.org", "licenses"],
            (2...3).contains(parts[4].count),
            parts[4].allSatisfy(\.isLetter)
        else { return nil }
        return parts[4].uppercased()
    }

    /// Host and path segments in lower case.
    private static func steps(of link: String?) -> [String] {
        let address = (link ?? "").lowercased().prefix { $0 != "?" && $0 != "#" }
        return address.split(separator: "/").dropFirst().map(String.init)
    }

    /// Derives a missing name from `link`, with version and jurisdiction: `CC BY-SA 2.1 JP`.
    fileprivate init(name: String?, link: String?) {
        let parts = Self.steps(of: link)
        let code: String? =
            switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
            case ("creativecommons.org", "licenses", let code?): code
            case ("creativecommons.org", "publicdomain", "zero"): "cc0"
            case ("creativecommons.org", "publicdomain", "mark"): "pdm"
            case ("unsplash.com", "license", nil): ServiceName.unsplash.rawValue
            default: nil
            }
        let version = parts.dropFirst(3).first.flatMap { $0.count <= 5 && Double($0) != nil ? $0 : nil }
        self.init(
            code: code ?? "unknown",
            name: name ?? code.map { code in
                let name = (code.hasPrefix("by") ? "CC " : "") + code.uppercased()
                return [name, version, version.flatMap { _ in Self.jurisdiction(in: link) }].compactMap(
                    \.self
                )
                .joined(separator: " ")
            } ?? Self.notStated, link: link)
    }
}
