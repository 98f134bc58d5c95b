extension NASACredit {
    /// Whether the credit names anyone but NASA, its centers, its missions and its photographers.
    var namesOthers: Bool {
        let end = text.firstRange(of: "cknowledg")?.lowerBound ?? text.endIndex
        var isOfNASA = false, isAfterPerson = false
        for chain in Self.chains(in: end < text.endIndex ? text[..<end].dropLast() : text[...]) {
            // `NASA/NAME and NAME` names people of NASA.
            for (index, party) in Self.parties(of: chain).enumerated() {
                let isPerson = Self.isPerson(party) && isOfNASA && (index > 0 || isAfterPerson)
                guard Self.isOwn(party) || isPerson else { return true }
                (isOfNASA, isAfterPerson) = (true, isPerson)
            }
        }
        return !isOfNASA
    }

    /// Whether a creator's name contains an agency or a company whose terms apply.
    var namesAgency: Bool {
        Self.chains(in: text).flatMap(Self.parties).contains { party in
            Self.agencies.contains(party.lowercased())
                || party.lowercased().split(separator: " ").contains { Self.companies.contains(String($0)) }
        }
    }

    private static let centers: Set = [
        "nasa", "jpl", "jpl-caltech", "caltech", "jet propulsion laboratory", "gsfc", "goddard",
        "goddard space flight center", "msfc", "marshall", "marshall space flight center", "ksc", "kennedy",
        "kennedy space center", "jsc", "johnson", "johnson space center", "arc", "ames",
        "ames research center",
        "grc", "glenn", "glenn research center", "larc", "lrc", "langley", "langley research center", "afrc",
        "dfrc",
        "armstrong", "dryden", "armstrong flight research center", "ssc", "stennis", "stennis space center",
        "hq",
        "headquarters", "wff", "wallops", "wallops flight facility", "michoud", "maf", "svs", "cil", "eo",
        "scientific visualization studio", "conceptual image lab", "earth observatory", "worldview",
        "hubble", "webb", "spitzer", "swift", "fermi", "kepler", "tess", "sdo", "lro", "soho", "stereo",
        "iris",
        "modis", "landsat", "terra", "aqua", "juno", "cassini", "galileo", "voyager", "new horizons", "dart",
    ]
    private static let agencies: Set = [
        "esa", "csa", "jaxa", "isro", "asi", "dlr", "cnes", "eso", "roscosmos", "cnsa", "isas", "esa/hubble",
    ]
    private static let companies: Set = [
        "spacex", "boeing", "northrop", "grumman", "lockheed", "virgin", "blue", "orbital", "sierra",
        "rocketdyne",
        "aerojet", "rocket", "firefly", "getty", "reuters", "ap", "afp", "maxar", "planet", "digitalglobe",
    ]
    private static let organizations: Set = [
        "institute", "institution", "university", "univ", "center", "centre", "team", "project",
        "collaboration",
        "agency", "observatory", "laboratory", "lab", "labs", "corp", "corporation", "inc", "llc", "ltd",
        "company",
        "aerospace", "systems", "space", "association", "survey", "consortium", "museum", "society", "school",
        "college", "group", "studio", "science", "sciences", "research", "technologies", "technology",
        "alliance",
        "images", "navy", "force", "army", "foundation", "network", "federation", "administration",
        "heritage",
    ]

    /// Chains of names that are joined by slashes.
    private static func chains(in text: some StringProtocol) -> [Substring] {
        separated(text).split { ",;&|+()".contains($0) }
    }

    /// Text with signs in place of the words between names.
    private static func separated(_ text: some StringProtocol) -> String {
        let words = [
            " and ": ",", " courtesy ": ",", " images by ": "/", " image by ": "/",
            " photo by ": "/", " photographer ": "/", " photographer: ": "/",
        ]
        return words.reduce(String(text)) { $0.replacing($1.key, with: $1.value, maxReplacements: 20) }
    }

    /// Names of a chain such as `NASA/JPL-Caltech`.
    private static func parties(of chain: Substring) -> [String] {
        chain.split(separator: "/").compactMap { part in
            // `X-ray: NASA` and `Left: NASA` name the part of the picture first.
            let name = (part.split(separator: ":").last ?? part).split(separator: " ").drop {
                ["the", "and", "of"].contains($0.lowercased())
            }
            return name.isEmpty ? nil : name.joined(separator: " ").trimmingPeriod
        }
    }

    private static func isOwn(_ party: String) -> Bool {
        let name = party.lowercased()
        if centers.contains(name) { return true }
        let words = name.split(separator: " ").map(String.init)
        return ["nasa", "nasa's", "nasa’s"].contains(words.first)
            && !words.contains { agencies.contains($0) || companies.contains($0) }
    }

    /// Whether the party has the form of a human name: two to four capitalized words, none of an organization.
    private static func isPerson(_ party: String) -> Bool {
        let words = party.split { $0 == " " || $0 == "." }
        let isKnown = words.contains {
            organizations.contains($0.lowercased()) || companies.contains($0.lowercased())
        }
        return 2...4 ~= words.count && !isKnown && words.first?.first?.isUppercase == true
            && words.last?.first?.isUppercase == true
            && party.allSatisfy { $0.isLetter || " .-'’".contains($0) }
    }
}

extension String {
    fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
