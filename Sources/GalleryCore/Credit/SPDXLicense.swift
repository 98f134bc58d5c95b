/// License and copyright of a picture, for the file `NAME.license` (REUSE, reuse.software/spec-3.3).
public struct SPDXLicense: Equatable, Sendable {
    /// Identifier of the SPDX license list, else one that begins with `LicenseRef-`.
    public let identifier: String

    public init(_ license: License) {
        identifier = Self.listed(license) ?? "LicenseRef-" + Self.plain(license.name)
    }

    public func text(of photo: Photo) -> String {
        let link = (photo.pageLink ?? photo.author.link).map { " <\($0)>" } ?? ""
        // `reuse lint` requires a copyright line.
        let name = photo.author.name.oneLine, author = name.isEmpty ? CreditWords.noAuthor : name
        // Split, so that `reuse lint` does not take this source file for a declaration.
        return "SPDX-File" + "CopyrightText: \(author)\(link)\nSPDX-" + "License-Identifier: \(identifier)\n"
    }

    /// Jurisdiction-specific Creative Commons licenses in the SPDX license list; others have no identifier.
    private static let ports: Set<String> = [
        "CC-BY-2.5-AU", "CC-BY-3.0-AT", "CC-BY-3.0-AU", "CC-BY-3.0-DE", "CC-BY-3.0-IGO", "CC-BY-3.0-NL",
        "CC-BY-3.0-US", "CC-BY-NC-3.0-DE", "CC-BY-NC-ND-3.0-DE", "CC-BY-NC-ND-3.0-IGO", "CC-BY-NC-SA-2.0-DE",
        "CC-BY-NC-SA-2.0-FR", "CC-BY-NC-SA-2.0-UK", "CC-BY-NC-SA-3.0-DE", "CC-BY-NC-SA-3.0-IGO",
        "CC-BY-ND-3.0-DE", "CC-BY-SA-2.0-UK", "CC-BY-SA-2.1-JP", "CC-BY-SA-3.0-AT", "CC-BY-SA-3.0-DE",
        "CC-BY-SA-3.0-IGO",
    ]

    /// Versions of the Creative Commons licenses in the list.
    private static let versions: Set<String> = ["1.0", "2.0", "2.5", "3.0", "4.0"]

    /// Identifier of a Creative Commons license or of another license in the list.
    private static func listed(_ license: License) -> String? {
        let linked = CreativeCommons(link: license.link) ?? CreativeCommons(name: license.name)
        guard let linked, let version = linked.version else { return named(license) }
        switch linked.code {
        case "cc0": return "CC0-1.0"
        case "pdm": return "CC-PDM-1.0"
        case let code where code == "sa" && version == "1.0" || code.hasPrefix("by"):
            let terms = code == "by-nd-nc" ? "by-nc-nd" : code
            let identifier = ["CC", terms.uppercased(), version, linked.jurisdiction].compactMap(\.self)
                .joined(separator: "-")
            let isListed =
                linked.jurisdiction == nil ? versions.contains(version) : ports.contains(identifier)
            return isListed ? identifier : "LicenseRef-" + identifier
        default: return nil
        }
    }

    /// License name reduced to the characters of SPDX identifiers: ASCII letters, digits, dots and hyphens.
    private static func plain(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
        return words.isEmpty ? "unknown" : words.joined(separator: "-")
    }
}
