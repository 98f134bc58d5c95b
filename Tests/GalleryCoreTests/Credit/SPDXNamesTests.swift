import GalleryCore
import Testing

@Suite struct SPDXNamesTests {
    private static let versions = ["1.0", "2.0", "2.1", "2.5", "3.0", "4.0"]
    private static let ports = [
        "", "de/", "igo/", "jp/", "nl/", "uk/", "us/", "au/", "at/", "fr/", "br/", "scotland/",
    ]

    @Test func `every identifier is in SPDX's list or begins with LicenseRef-`() {
        let terms = [
            "by", "by-sa", "by-nc", "by-nd", "by-nc-sa", "by-nc-nd", "by-nd-nc", "sa", "nc", "nd-nc",
            "sampling+",
        ]
        var links = [
            "https://creativecommons.org/publicdomain/zero/1.0/",
            "https://creativecommons.org/publicdomain/mark/1.0/deed.de",
        ]
        for term in terms {
            for version in Self.versions {
                links += Self.ports.map { "https://creativecommons.org/licenses/\(term)/\(version)/\($0)" }
            }
        }
        let names = [
            "GFDL", "GFDL 1.1", "GFDL 1.2", "GFDL 1.2+", "GFDL 1.3", "GFDL 1.3 or later", "GFDL 2", "FAL",
            "FAL 1.2", "FAL 1.3",
            "FAL 9.9", "OGL", "OGL 2", "OGL v3.0", "OGL v1.0", "OGL 7.0", "MIT", "CeCILL", "CeCILL 2.1",
            "GPL", "GPLv2", "GPLv3+",
            "GPL 3", "LGPL", "LGPLv2.1", "LGPL 3+", "AGPL", "AGPLv3", "Apache License 2.0", "ODbL", "OFL",
            "WTFPL", "Beerware",
            "DL-DE-BY-2.0", "NLOD 2.0", "KOGL Type 1", "GODL-India", "Copyrighted free use",
            "No restrictions", "Attribution",
            "CC BY-SA 3.0", "CC0", "Public domain", "", "é", "Free Art License 1.3",
            "GNU Free Documentation License 1.2",
        ]
        let licenses =
            links.map { License(code: "x", name: "x", link: $0) } + names.map { License(code: "x", name: $0) }
        for license in licenses {
            let identifier = SPDXLicense(license).identifier
            let isValid =
                SPDXList.identifiers.contains(identifier)
                || identifier.hasPrefix("LicenseRef-")
                    && identifier.dropFirst(11).allSatisfy {
                        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")
                    }
            #expect(isValid, "\(license.name) \(license.link ?? ""): \(identifier)")
        }
    }

    @Test(arguments: [
        ("GFDL", "GFDL-1.2-no-invariants-or-later"), ("GFDL 1.2", "GFDL-1.2-no-invariants-only"),
        ("GFDL 1.3+", "GFDL-1.3-no-invariants-or-later"), ("FAL", "LAL-1.3"), ("FAL 1.3", "LAL-1.3"),
        ("Free Art License 1.2", "LAL-1.2"), ("OGL 3", "OGL-UK-3.0"), ("OGL v1.0", "OGL-UK-1.0"),
        ("Open Government Licence 2.0", "OGL-UK-2.0"), ("MIT", "MIT"), ("CeCILL", "CECILL-2.1"),
        ("GPL", "GPL-2.0-or-later"), ("GPLv3", "GPL-3.0-only"), ("GPLv2+", "GPL-2.0-or-later"),
        ("LGPLv2.1", "LGPL-2.1-only"), ("CC SA 1.0", "CC-SA-1.0"), ("CC BY 3.0 IGO", "CC-BY-3.0-IGO"),
        ("CC BY-SA 2.5,2.0,1.0", "CC-BY-SA-2.5"), ("KOGL Type 1", "LicenseRef-KOGL-Type-1"),
        ("Public domain", "LicenseRef-Public-domain"),
    ])
    func `a license without a known address gets its identifier by name`(name: String, identifier: String) {
        #expect(SPDXLicense(License(code: "x", name: name)).identifier == identifier)
    }

    @Test func `the version of a license may be in its address only`() {
        let link = "https://www.cecill.info/licences/Licence_CeCILL_V2-en.html"
        #expect(SPDXLicense(License(code: "x", name: "CeCILL", link: link)).identifier == "CECILL-2.0")
    }
}
