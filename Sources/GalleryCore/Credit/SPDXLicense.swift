/// License and copyright of a picture, for the file `NAME.license` (REUSE, reuse.software/spec-3.3).
public struct SPDXLicense: Equatable, Sendable {
    /// Identifier of the SPDX license list, else one that begins with `LicenseRef-`.
    public let identifier: String

    public init(_ license: License) {
        identifier = Self.creativeCommons(license.link) ?? "LicenseRef-" + Self.plain(license.name)
    }

    public func text(of photo: Photo) -> String {
        let link = (photo.pageLink ?? photo.author.link).map { " <\($0)>" } ?? ""
        let author = photo.author.name.oneLine
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

    /// Identifier by the address of a license at creativecommons.org; `nil` for an unknown address.
    private static func creativeCommons(_ link: String?) -> String? {
        guard let link else { return nil }
        let steps = link.split(separator: "/").map { $0.lowercased() }
        guard steps.count >= 5, ["creativecommons.org", "www.creativecommons.org"].contains(steps[1]),
            steps[4].allSatisfy({ $0.isNumber || $0 == "." })
        else { return nil }
        switch (steps[2], steps[3]) {
        case ("publicdomain", "zero"): return "CC0-\(steps[4])"
        case ("publicdomain", "mark"): return "CC-PDM-\(steps[4])"
        case ("licenses", let terms) where terms == "by" || terms.hasPrefix("by-"):
            let plain = "CC-\(terms.uppercased())-\(steps[4])"
            guard steps.count > 5, steps[5].count <= 3, !steps[5].hasPrefix("deed") else { return plain }
            let ported = plain + "-" + steps[5].uppercased()
            return ports.contains(ported) ? ported : "LicenseRef-" + ported
        default: return nil
        }
    }

    /// License name reduced to the characters of SPDX identifiers: ASCII letters, digits, dots and hyphens.
    private static func plain(_ name: String) -> String {
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
        return words.isEmpty ? "unknown" : words.joined(separator: "-")
    }
}
