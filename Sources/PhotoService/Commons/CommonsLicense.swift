import GalleryCore

/// License of a file. MediaWiki reduces the licenses of a file to one, and drops its code if it cannot parse the name.
enum CommonsLicense {
    /// License to name in credits, and the names of all licenses of the file if it has several. The `categories` of a
    /// file name each of its licenses.
    static func license(
        _ metadata: CommonsMetadata, categories: [String], page: String?
    ) -> (license: License, all: [String]?) {
        let stated = stated(metadata, page: page)
        let others = categories.compactMap(named)
        // MediaWiki prefers the public domain, so a photo of an old sculpture lacks the license of the photo.
        let chosen =
            stated.code == publicDomain || isOther(stated)
            ? others.filter { CreativeCommons.isReserved($0.code) }.max(by: isOlder) ?? stated : stated
        let short = metadata.plain("LicenseShortName")?.oneLine
        let several = short.flatMap { name in
            CreativeCommons(name: name).map { !isOneVersion(name, of: $0) } == true ? name : nil
        }
        let names = [chosen.name] + [several ?? stated.name] + others.map(\.name)
        let all = names.distinct { $0.lowercased() }
        return (chosen, all.count > 1 ? all : nil)
    }

    private static let publicDomain = "publicdomain"
    private static let publicDomainName = "Public domain"

    /// License by its code; if that is missing, by its address, then by its name. Licenses outside Creative Commons
    /// link to `page` by default.
    private static func stated(_ metadata: CommonsMetadata, page: String?) -> License {
        let code = metadata["License"]?.lowercased() ?? ""
        let terms = metadata.plain("UsageTerms")?.oneLine
        let name = metadata.plain("LicenseShortName")?.oneLine ?? terms
        let link = WebAddress.secured(metadata["LicenseUrl"])
        let linked = CreativeCommons(link: link)
        let known =
            CreativeCommons(name: code) ?? (linked?.version == nil ? nil : linked)
            ?? name.flatMap(CreativeCommons.init(name:)) ?? linked
            ?? terms.flatMap(CreativeCommons.init(name:))
        if let known {
            let isOwn = linked.map { $0.code == known.code && $0.version == known.version } ?? false
            let license = isOwn ? linked ?? known : known
            return License(
                code: license.code,
                name: name.flatMap { isOneVersion($0, of: license) ? $0 : nil } ?? license.name,
                link: isOwn ? License.linkOfLicense(link) ?? license.link : license.link)
        }
        // All templates for the public domain get one code: their codes differ, but not their terms.
        let isTemplate = name.map { $0.lowercased().hasPrefix("pd-") } ?? false
        if code == "pd" || code.hasPrefix("pd-") || terms?.lowercased() == "public domain" || isTemplate {
            return License(
                code: publicDomain, name: isTemplate ? publicDomainName : name ?? publicDomainName, link: link
            )
        }
        guard let name else { return .creativeCommons(nil, version: nil, link: page) }
        return other(name, code: code, link: link ?? page)
    }

    /// Every license that Commons accepts allows commercial use and changes.
    private static func other(_ name: String, code: String, link: String?) -> License {
        License(code: License.freeCodes.contains(code) ? code : "other", name: name, link: link)
    }

    private static func isOther(_ license: License) -> Bool { License.freeCodes.contains(license.code) }

    /// License that a category names: `CC-BY-SA-4.0`, `CC-BY-SA-3.0-migrated`, `GFDL`, `FAL`.
    private static func named(_ category: String) -> License? {
        if category == "GFDL" || category == "FAL" {
            return other(category, code: category.lowercased(), link: nil)
        }
        return category.lowercased().hasPrefix("cc-")
            ? CreativeCommons(name: category).map(License.init) : nil
    }

    private static func isOlder(_ one: License, _ other: License) -> Bool {
        func version(_ license: License) -> Double {
            CreativeCommons(name: license.name)?.version.flatMap(Double.init) ?? 0
        }
        return version(one) < version(other)
    }

    /// Whether a name states the license with one version or none, such as `CC0` and `CC BY-SA 3.0 de`.
    private static func isOneVersion(_ name: String, of license: CreativeCommons) -> Bool {
        let own = name.lowercased().split(separator: " "),
            whole = license.name.lowercased().split(separator: " ")
        return own == whole || license.code == "cc0" && name == "CC0"
    }
}
