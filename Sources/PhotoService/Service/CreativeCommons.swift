import GalleryCore

extension License {
    static let cc0 = creativeCommons("cc0", version: "1.0", link: nil)

    /// Creative Commons license for a code without the prefix "cc-", such as `by-sa`, `cc0` or `pdm`
    /// (creativecommons.org/licenses/list). An unknown license if the code is missing or invalid.
    static func creativeCommons(_ code: String?, version: String?, link: String?) -> License {
        guard let code = code?.lowercased(), isCode(code) else {
            return License(code: "unknown", name: notStated, link: WebAddress.secured(link))
        }
        let version = version.flatMap { $0.utf8.count <= 5 && Double($0) != nil ? $0 : nil }
        let edition = [version, version.flatMap { _ in jurisdiction(in: link) }].compactMap(\.self)
        let number = edition.map { " " + $0 }.joined()
        let name =
            switch code {
            case "cc0": "CC0\(number)"
            case "pdm": "Public Domain Mark\(number)"
            case "sampling+": "Sampling+\(number)"
            case "nc-sampling+": "NC Sampling+\(number)"
            default: "CC \(code.uppercased())\(number)"
            }
        return License(code: code, name: name, link: WebAddress.secured(link) ?? address(code, version))
    }

    private static func address(_ code: String, _ version: String?) -> String? {
        let root = "https://creativecommons.org"
        switch code {
        case "cc0": return "\(root)/publicdomain/zero/1.0/"
        case "pdm": return "\(root)/publicdomain/mark/1.0/"
        default:
            guard code == "by" || code.hasPrefix("by-"), let version else { return nil }
            return "\(root)/licenses/\(code)/\(version)/"
        }
    }

    private static func isCode(_ text: String) -> Bool {
        let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-+"
        return (1...20).contains(text.utf8.count) && text.allSatisfy(allowed.contains)
    }
}
