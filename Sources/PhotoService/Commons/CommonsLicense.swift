import GalleryCore

/// License of a file by its machine-readable code, such as `cc-by-sa-3.0-de`, `cc0` or `pd`.
enum CommonsLicense {
    private static let kinds = ["by-nc-nd", "by-nc-sa", "by-nc", "by-nd", "by-sa", "by"]

    /// Prefers the stated name. Licenses outside Creative Commons and the public domain link to `page` by default.
    static func license(_ metadata: CommonsMetadata, page: String?) -> License {
        let code = metadata["License"]?.lowercased() ?? ""
        let terms = metadata.plain("UsageTerms")
        let name = metadata.plain("LicenseShortName") ?? terms
        let link = WebAddress.secured(metadata["LicenseUrl"])
        if let known = creativeCommons(code, link: link) {
            return License(code: known.code, name: name ?? known.name, link: known.link)
        }
        // All templates for the public domain get one code: their codes differ, but not their terms.
        if code == "pd" || code.hasPrefix("pd-") || terms == "Public domain" {
            return License(code: "publicdomain", name: name ?? "Public domain", link: link)
        }
        guard let name else { return .creativeCommons(nil, version: nil, link: link ?? page) }
        return License(code: code.isEmpty ? "other" : String(code.prefix(40)), name: name, link: link ?? page)
    }

    private static func creativeCommons(_ code: String, link: String?) -> License? {
        if code == "cc0" || code == "cc-zero" { return .creativeCommons("cc0", version: "1.0", link: link) }
        guard code.hasPrefix("cc-"), let kind = kinds.first(where: code.dropFirst(3).hasPrefix) else {
            return nil
        }
        let version = code.dropFirst(3 + kind.count).split { $0 == "-" || $0 == "," }.first.map(String.init)
        return .creativeCommons(kind, version: version, link: link)
    }
}
