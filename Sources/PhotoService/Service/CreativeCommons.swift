import GalleryCore

extension License {
    static let cc0 = License(CreativeCommons("cc0", version: "1.0"))

    /// Creative Commons license for a code without the prefix "cc-", such as `by-sa`, `cc0` or `pdm`. `link` is used
    /// only if it is the address of this license. An unknown license if the code is missing or invalid.
    static func creativeCommons(_ code: String?, version: String?, link: String?) -> License {
        guard let code = code?.lowercased(), isCode(code) else {
            return License(code: "unknown", name: notStated, link: WebAddress.secured(link))
        }
        let version = version.flatMap { $0.utf8.count <= 5 && Double($0) != nil ? $0 : nil }
        guard let linked = CreativeCommons(link: link), linked.code == code,
            version == nil || linked.version == version
        else { return License(CreativeCommons(code, version: version)) }
        return License(code: code, name: linked.name, link: WebAddress.secured(link))
    }

    private static func isCode(_ text: String) -> Bool {
        let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-+"
        return (1...20).contains(text.utf8.count) && text.allSatisfy(allowed.contains)
    }
}
