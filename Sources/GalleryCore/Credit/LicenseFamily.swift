/// Kind of license, which determines the wording of a credit.
enum LicenseFamily: Equatable, Sendable {
    /// Creative Commons license, current or retired: "is licensed under".
    case creativeCommons
    /// Public domain dedication or mark: "is marked with".
    case publicDomain
    /// Unsplash license, which credits omit.
    case unsplash
    /// Any other license, printed by name.
    case other
}

extension License {
    /// Derived from `code`, which may have the prefix `cc-`.
    var family: LicenseFamily {
        let code = code.hasPrefix("cc-") ? String(code.dropFirst(3)) : code
        switch code {
        case "cc0", "pdm", "publicdomain": return .publicDomain
        case "unsplash": return .unsplash
        default: return CreativeCommons.isReserved(code) ? .creativeCommons : .other
        }
    }

    /// Codes of free licenses outside Creative Commons; `other` is one that only its name tells.
    public static let freeCodes: Set<String> = ["gfdl", "fal", "gpl", "lgpl", "agpl", "mit", "ogl", "other"]

    /// Whether anybody may use the photo; `nil` for a license that gallery does not know.
    var isFree: Bool? {
        switch family {
        case .creativeCommons, .publicDomain, .unsplash: true
        case .other: Self.freeCodes.contains(code) ? true : nil
        }
    }

    /// Whether the terms of use are known, even if they forbid a use.
    public var isKnown: Bool { !name.isEmpty && name != Self.notStated && !code.hasPrefix("flickr-") }

    public var isAllRightsReserved: Bool { code == "all-rights-reserved" }

    /// Conditions of a Creative Commons license.
    public var conditions: (noncommercial: Bool, noDerivatives: Bool, shareAlike: Bool) {
        let terms = family == .creativeCommons ? code.split(separator: "-") : []
        return (terms.contains("nc"), terms.contains("nd"), terms.contains("sa"))
    }

    /// Whether a use must name the author. True for unknown licenses.
    public var requiresAuthor: Bool {
        switch family {
        case .creativeCommons: true
        case .publicDomain, .unsplash: false
        case .other:
            !["no-known-restrictions", "us-government"].contains(code)
                && !["no restrictions", "copyrighted free use", "wtfpl", "beerware"].contains(
                    name.lowercased())
        }
    }

    public var isReserved: Bool? {
        switch family {
        case .creativeCommons, .unsplash: true
        case .publicDomain: false
        case .other: nil
        }
    }
}
