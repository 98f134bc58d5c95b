/// Credit read from a picture file or its sidecar. Untrusted: only https addresses are kept.
public struct FileCredit: Equatable, Sendable {
    public let title: String?
    public let author: Author
    public let license: License
    public let page: String?

    /// `nil` if the author is missing, or is the placeholder of an earlier version.
    public init?(
        title: String?, author: String, authorLink: String?, license: String?, licenseLink: String?,
        page: String?
    ) {
        func line(_ text: String?) -> String? {
            let line = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return line.isEmpty ? nil : String(line.prefix(Self.longest))
        }
        guard let name = line(author), name != CreditWords.formerOwn else { return nil }
        self.title = line(title)
        self.author = Author(name: name, link: authorLink.flatMap(WebLink.https))
        self.license = License(name: line(license), link: licenseLink.flatMap(WebLink.https))
        self.page = page.flatMap(WebLink.https)
    }

    private static let longest = 300
}

extension License {
    /// Name of a license that the source of the photo does not state.
    public static let notStated = "license not stated"

    /// Without a name, that of the license to which `link` leads, with version and jurisdiction: `CC BY-SA 2.1 JP`.
    fileprivate init(name: String?, link: String?) {
        let parts = (link ?? "").lowercased().split(separator: "/").dropFirst().map(String.init)
        let code: String? =
            switch (parts.first, parts.dropFirst().first, parts.dropFirst(2).first) {
            case ("creativecommons.org", "licenses", let code?): code
            case ("creativecommons.org", "publicdomain", "zero"): "cc0"
            case ("creativecommons.org", "publicdomain", "mark"): "pdm"
            case ("unsplash.com", "license", nil): ServiceName.unsplash.rawValue
            default: nil
            }
        let version = parts.dropFirst(3).prefix { !$0.hasPrefix("deed") && !$0.hasPrefix("legalcode") }
            .prefix(2)
        self.init(
            code: code ?? "unknown",
            name: name ?? code.map { code in
                let name = (code.hasPrefix("by") ? "CC " : "") + code.uppercased()
                return ([name] + version.map { $0.uppercased() }).joined(separator: " ")
            } ?? Self.notStated, link: link)
    }
}
