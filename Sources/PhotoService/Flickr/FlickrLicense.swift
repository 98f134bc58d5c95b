package import GalleryCore

/// License numbers of Flickr, as reported by `photos.licenses.getInfo` in June 2025; 11 to 16 were added last.
package enum FlickrLicense {
    /// License with this number. A license with an unknown number links to `page`, the photo's page.
    package static func license(_ number: String?, page: String?) -> License {
        guard let number, let index = Int(number), index >= 0 else {
            return .creativeCommons(nil, version: nil, link: page)
        }
        switch index {
        case 0:
            return License(
                code: "all-rights-reserved", name: "All rights reserved",
                link: "https://www.flickrhelp.com/hc/en-us/articles/10710266545556")
        case 7:
            return License(
                code: "no-known-restrictions", name: "No known copyright restrictions",
                link: "https://www.flickr.com/commons/usage/")
        case 8:
            return License(
                code: "us-government", name: "United States Government Work",
                link: "https://www.usa.gov/government-copyright")
        case 9: return .cc0
        case 10: return .creativeCommons("pdm", version: "1.0", link: nil)
        case 1...6: return .creativeCommons(old[index - 1], version: "2.0", link: nil)
        case 11...16: return .creativeCommons(new[index - 11], version: "4.0", link: nil)
        default:
            return License(code: "flickr-\(index)", name: "license \(index), see its page", link: page)
        }
    }

    /// Numbers of all licenses that allow reuse: all but 0.
    static let free = Array(1...16)

    /// Numbers of licenses with these codes, such as `by-sa`, ascending.
    static func numbers(of codes: Set<String>) -> [Int] {
        (0...16).filter { codes.contains(license(String($0), page: nil).code) }
    }

    /// Numbers for a `license` filter: codes are alternatives; groups, such as `commercial`, are further conditions.
    static func numbers(for value: String) -> [Int] {
        let parts = FilterName.license.parts(of: value)
        let codes = parts.filter { groups[$0] == nil }.flatMap { $0 == "public" ? ["cc0", "pdm"] : [$0] }
        let open = Set(old + ["cc0", "pdm"])
        let kinds = parts.compactMap { groups[$0] }
        return numbers(
            of: (codes.isEmpty ? open : Set(codes)).filter { code in kinds.allSatisfy { $0(code) } })
    }

    private static let groups: [String: @Sendable (String) -> Bool] = [
        "cc": { $0 != "pdm" }, "commercial": { !$0.contains("nc") },
        "modification": { !$0.contains("nd") },
    ]

    private static let old = ["by-nc-sa", "by-nc", "by-nc-nd", "by", "by-sa", "by-nd"]
    private static let new = ["by", "by-sa", "by-nd", "by-nc", "by-nc-sa", "by-nc-nd"]
}
