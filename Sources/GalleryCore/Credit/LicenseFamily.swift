/// How the terms of a license are put into words.
enum LicenseFamily: Equatable, Sendable {
    /// One of the six Creative Commons licenses, or a retired one: "is licensed under".
    case creativeCommons
    /// Given to the public: "is marked with".
    case publicDomain
    /// Unsplash's own, of which its credit line says nothing.
    case unsplash
    /// Anything else, named as it is.
    case other
}

extension License {
    /// By the code, written as in `License.code`.
    var family: LicenseFamily {
        let code = code.hasPrefix("cc-") ? String(code.dropFirst(3)) : code
        switch code {
        case "cc0", "pdm", "publicdomain": return .publicDomain
        case "unsplash": return .unsplash
        case "sampling+", "nc-sampling+": return .creativeCommons
        default: return code == "by" || code.hasPrefix("by-") ? .creativeCommons : .other
        }
    }

    /// Whether rights to the photo are held; nil when unknown.
    public var isReserved: Bool? {
        switch family {
        case .creativeCommons, .unsplash: true
        case .publicDomain: false
        case .other: nil
        }
    }
}
