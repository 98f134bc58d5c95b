import GalleryCore

extension License {
    static let cc0 = License(CreativeCommons("cc0", version: "1.0"))

    /// Creative Commons license for a code without the prefix "cc-", such as `by-sa`, `cc0` or `pdm`. `link` is used
    /// only if it is the address of this license. An unknown license if the code is missing or invalid.
    static func creativeCommons(_ code: String?, version: String?, link: String?) -> License {
        guard let code = code?.lowercased(), isCode(code) else {
            return License(code: "unknown", name: notStated, link: WebAddress.secured(link))
        }
        let version = version.flatMap { CreativeCommons.isVersion($0) ? $0 : nil }
        guard let linked = CreativeCommons(link: link), linked.code == code,
            version == nil || linked.version == version
        else { return License(CreativeCommons(code, version: version)) }
        let license = CreativeCommons(code, version: version, jurisdiction: linked.jurisdiction)
        return License(code: code, name: license.name, link: linkOfLicense(link) ?? license.link)
    }

    /// Address of a license at creativecommons.org; `nil` if it could lead elsewhere, for example through `..`.
    static func linkOfLicense(_ link: String?) -> String? {
        guard let link = WebAddress.secured(link), !link.contains(".."), !link.dropFirst(8).contains("//"),
            link.utf8.allSatisfy({ byte in
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || "/:._-+".utf8.contains(byte)
            })
        else { return nil }
        return link
    }

    private static func isCode(_ text: String) -> Bool {
        let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-+"
        return (1...20).contains(text.utf8.count) && text.allSatisfy(allowed.contains)
    }
}
