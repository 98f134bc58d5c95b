import FoundationEssentials
import GalleryCore

/// Author of a file. The name comes from `Attribution`, else from `Artist`; the link is in the HTML of `Artist`.
enum CommonsAuthor {
    static func author(_ metadata: CommonsMetadata) -> Author {
        let artist = metadata["Artist"] ?? ""
        let link = firstLink(in: artist)
        return Author(
            name: (metadata.plain("Attribution") ?? metadata.plain("Artist")).map(name) ?? "",
            username: link.flatMap(user), link: link.flatMap(WebAddress.secured))
    }

    /// Name on one line, without email addresses, and without a lead such as "Photo by", since credits add "by".
    private static func name(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("@") }
            .joined(separator: " ").shortName
        let lead = ["photo by ", "photograph by ", "image by ", "picture by ", "by "].first {
            line.lowercased().hasPrefix($0)
        }
        return String(line.dropFirst(lead?.count ?? 0))
    }

    private static func firstLink(in html: String) -> String? {
        guard let start = html.firstRange(of: "href=\"")?.upperBound else { return nil }
        let address = MarkedText.unescaped(String(html[start...].prefix { $0 != "\"" }))
        return address.hasPrefix("//") ? "https:" + address : address
    }

    /// Name of a Commons user, from the address of a user page or its subpage; else `nil`. The page need not exist.
    private static func user(_ address: String) -> String? {
        guard let parts = URLComponents(string: address), parts.host == "commons.wikimedia.org" else {
            return nil
        }
        let title = parts.queryItems?.first { $0.name == "title" }?.value ?? String(parts.path.dropFirst(6))
        guard title.hasPrefix("User:") else { return nil }
        let name = String(title.dropFirst(5).prefix { $0 != "/" }).replacing("_", with: " ").oneLine
        return name.isEmpty || name.utf8.count > 200 ? nil : name
    }
}
