extension SPDXLicense {
    /// Identifier of a license outside Creative Commons by its name on Wikimedia Commons, and by its address where the
    /// name states no version; `nil` for a license that the list does not have.
    static func named(_ license: License) -> String? {
        let words = license.name.lowercased().split { !$0.isLetter && !$0.isNumber && !".+".contains($0) }
        let version = words.lazy.compactMap(Self.version).first
        let isOpen = license.name.contains("+") || words.contains("later")
        func versioned(_ name: String, _ known: [String], _ fallback: String) -> String {
            name + (version.flatMap { known.contains($0) ? $0 : nil } ?? fallback)
        }
        switch words.first.map({ $0.prefix { $0.isLetter } }) ?? "" {
        case "gfdl": return gfdl(version, isOpen: isOpen)
        case "gnu" where words.contains("documentation"): return gfdl(version, isOpen: isOpen)
        case "fal", "lal",
            "free" where words.first != "free" || words.dropFirst().first == "art":
            return versioned("LAL-", ["1.2", "1.3"], "1.3")
        case "ogl",
            "open" where words.first == "ogl" || words.starts(with: ["open", "government"]):
            guard !words.contains("canada") else { return "OGL-Canada-2.0" }
            return versioned("OGL-UK-", ["1.0", "2.0", "3.0"], license.link?.last == "2" ? "2.0" : "3.0")
        case "cecill":
            let address = license.link?.lowercased() ?? ""
            return versioned(
                "CECILL-", ["1.0", "1.1", "2.0", "2.1"],
                address.contains("cecill_v2-") ? "2.0" : address.contains("cecill_v1") ? "1.0" : "2.1")
        case "gpl", "gplv":
            return versioned("GPL-", ["1.0", "2.0", "3.0"], "2.0") + suffix(version, isOpen)
        case "lgpl", "lgplv":
            return versioned("LGPL-", ["2.0", "2.1", "3.0"], "2.1") + suffix(version, isOpen)
        case "agpl", "agplv": return "AGPL-3.0" + suffix(version, isOpen)
        case "apache": return versioned("Apache-", ["1.0", "1.1", "2.0"], "2.0")
        case "odbl": return "ODbL-1.0"
        case "ofl": return "OFL-1.1"
        case "mit": return words.count <= 2 ? "MIT" : nil
        case "isc", "unlicense", "wtfpl", "beerware":
            return ["isc": "ISC", "unlicense": "Unlicense", "wtfpl": "WTFPL", "beerware": "Beerware"][
                words[0]]
        case "dl" where words.starts(with: ["dl", "de"]):
            return words.contains("zero") ? "DL-DE-ZERO-2.0" : words.contains("by") ? "DL-DE-BY-2.0" : nil
        case "nlod": return versioned("NLOD-", ["1.0", "2.0"], "1.0")
        default: return nil
        }
    }

    /// Commons uses the license without invariant sections; a name without version means 1.2 or later.
    private static func gfdl(_ version: String?, isOpen: Bool) -> String {
        guard let version, ["1.1", "1.2", "1.3"].contains(version) else {
            return "GFDL-1.2-no-invariants-or-later"
        }
        return "GFDL-\(version)-no-invariants-" + (isOpen ? "or-later" : "only")
    }

    private static func suffix(_ version: String?, _ isOpen: Bool) -> String {
        version == nil || isOpen ? "-or-later" : "-only"
    }

    /// Version such as `3.0` in a word such as `3.0`, `3`, `v3` or `gplv3`.
    private static func version(_ word: Substring) -> String? {
        let number = word.last == "+" ? word.dropLast() : word
        let digits = number.drop { $0.isLetter }
        guard let value = Double(digits), 1..<10 ~= value, digits.allSatisfy({ $0.isNumber || $0 == "." })
        else {
            return nil
        }
        return digits.contains(".") ? String(digits) : digits + ".0"
    }
}
