/// Character references: the 252 names of HTML 4 (www.w3.org/TR/html401/sgml/entities.html), `apos`, and numbers.
enum HTMLReference {
    /// Character of a reference without `&` and `;`, such as `eacute`, `#233` or `#xE9`; `nil` if it is unknown.
    static func character(_ reference: Substring) -> Character? {
        guard reference.hasPrefix("#") else { return named[reference].map(Character.init) }
        let digits = reference.dropFirst()
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        guard let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else { return nil }
        // Browsers read these numbers as Windows-1252 (WHATWG HTML, 13.2.5.84).
        let index = Int(number) - 0x80
        let scalar = windows.indices.contains(index) ? windows[index] : Unicode.Scalar(number)
        return scalar.map(Character.init)
    }

    /// Resolves references; unknown ones stay.
    static func resolved(in text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        var plain = ""
        var rest = Substring(text)
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            plain += rest[..<start]
            rest = rest[start...]
            let head = rest.dropFirst().prefix(12)
            if let end = head.firstIndex(of: ";"), let character = character(head[..<end]) {
                plain.append(character)
                rest = rest[rest.index(after: end)...]
            } else {
                plain.append("&")
                rest.removeFirst()
            }
        }
        return plain + rest
    }

    private static let windows: [Unicode.Scalar?] = [
        "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
        "\u{2C6}", "\u{2030}",
        "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}",
        "\u{201C}",
        "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}",
        "\u{153}", "\u{9D}",
        "\u{17E}", "\u{178}",
    ]

    private static let named: [Substring: Unicode.Scalar] = {
        var named: [Substring: Unicode.Scalar] = [:]
        for (first, names) in blocks {
            for (offset, name) in names.split(separator: " ").enumerated() {
                named[name] = Unicode.Scalar(first + UInt32(offset))
            }
        }
        return named
    }()

    /// Names of consecutive code points, with the first of these.
    private static let blocks: [(UInt32, Substring)] = [
        (0x22, "quot"),
        (0x26, "amp apos"),
        (0x3C, "lt"),
        (0x3E, "gt"),
        (
            0xA0,
            """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
            deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 \
            frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc \
            Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
            Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml \
            aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
            ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn \
            yuml
            """
        ),
        (0x152, "OElig oelig"),
        (0x160, "Scaron scaron"),
        (0x178, "Yuml"),
        (0x192, "fnof"),
        (0x2C6, "circ"),
        (0x2DC, "tilde"),
        (
            0x391,
            """
            Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi \
            Rho
            """
        ),
        (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
        (
            0x3B1,
            """
            alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi \
            rho sigmaf sigma tau upsilon phi chi psi omega
            """
        ),
        (0x3D1, "thetasym upsih"),
        (0x3D6, "piv"),
        (0x2002, "ensp emsp"),
        (0x2009, "thinsp"),
        (0x200C, "zwnj zwj lrm rlm"),
        (0x2013, "ndash mdash"),
        (0x2018, "lsquo rsquo sbquo"),
        (0x201C, "ldquo rdquo bdquo"),
        (0x2020, "dagger Dagger bull"),
        (0x2026, "hellip"),
        (0x2030, "permil"),
        (0x2032, "prime Prime"),
        (0x2039, "lsaquo rsaquo"),
        (0x203E, "oline"),
        (0x2044, "frasl"),
        (0x20AC, "euro"),
        (0x2111, "image"),
        (0x2118, "weierp"),
        (0x211C, "real"),
        (0x2122, "trade"),
        (0x2135, "alefsym"),
        (0x2190, "larr uarr rarr darr harr"),
        (0x21B5, "crarr"),
        (0x21D0, "lArr uArr rArr dArr hArr"),
        (0x2200, "forall"),
        (0x2202, "part exist"),
        (0x2205, "empty"),
        (0x2207, "nabla isin notin"),
        (0x220B, "ni"),
        (0x220F, "prod"),
        (0x2211, "sum minus"),
        (0x2217, "lowast"),
        (0x221A, "radic"),
        (0x221D, "prop infin"),
        (0x2220, "ang"),
        (0x2227, "and or cap cup int"),
        (0x2234, "there4"),
        (0x223C, "sim"),
        (0x2245, "cong"),
        (0x2248, "asymp"),
        (0x2260, "ne equiv"),
        (0x2264, "le ge"),
        (0x2282, "sub sup nsub"),
        (0x2286, "sube supe"),
        (0x2295, "oplus"),
        (0x2297, "otimes"),
        (0x22A5, "perp"),
        (0x22C5, "sdot"),
        (0x2308, "lceil rceil lfloor rfloor"),
        (0x27E8, "lang rang"),
        (0x25CA, "loz"),
        (0x2660, "spades"),
        (0x2663, "clubs"),
        (0x2665, "hearts diams"),
    ]
}
