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

    /// Derives a missing name from `link`, with version and jurisdiction: `CC BY-SA 2.1 JP`.
    fileprivate init(name: String?, link: String?) {
        let known = CreativeCommons(link: link)
        let isUnsplash = link?.lowercased().hasPrefix("https://unsplash.com/license") == true
        self.init(
            code: known?.code ?? (isUnsplash ? ServiceName.unsplash.rawValue : "unknown"),
            name: name ?? known?.name ?? Self.notStated, link: link)
    }
}
