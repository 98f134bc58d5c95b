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
        case "sampling+", "nc-sampling+": return .creativeCommons
        default: return code == "by" || code.hasPrefix("by-") ? .creativeCommons : .other
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
