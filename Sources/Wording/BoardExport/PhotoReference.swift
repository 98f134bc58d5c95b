public import GalleryCore

/// Photo named in a list by its URL or identity.
public enum PhotoReference {
    /// Identity in a line: `service:key`, or the URL of a photo page at Unsplash, Flickr or Openverse; `nil` for other
    /// text.
    public static func id(_ line: String) -> PhotoID? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let text = words.first, words.count == 1, text.utf8.count <= WebLink.limit else { return nil }
        guard let path = address(text) else {
            guard let id = PhotoID(text), id.service.rawValue.allSatisfy({ $0.isASCII && $0.isLowercase }),
                isKey(id.key)
            else { return nil }
            return id
        }
        let parts = path.split(separator: "/").map(String.init)
        switch (parts.first, parts.count) {
        case ("unsplash.com", 3...) where parts[1] == "photos": return unsplash(parts[2])
        case ("flickr.com", 4...) where parts[1] == "photos" && parts[3].allSatisfy(\.isNumber):
            return PhotoID(service: .flickr, key: parts[3])
        case ("openverse.org", 3...) where parts[1] == "image":
            return isKey(parts[2]) ? PhotoID(service: .openverse, key: parts[2].lowercased()) : nil
        default: return nil
        }
    }

    /// Whether the text is an http or https URL.
    public static func isAddress(_ text: String) -> Bool {
        ["https://", "http://"].contains { text.lowercased().hasPrefix($0) }
    }

    /// Host and path of a URL, without `www.`, query and fragment; `nil` if it is not a URL.
    private static func address(_ text: String) -> String? {
        let lower = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else {
            let isBare = ["unsplash.com/", "flickr.com/", "openverse.org/"].contains { host in
                lower.hasPrefix(host) || lower.hasPrefix("www." + host)
            }
            return isBare ? path(text) : nil
        }
        return path(String(text.dropFirst(scheme.count)))
    }

    private static func path(_ text: String) -> String {
        let path = text.prefix { $0 != "?" && $0 != "#" }
        let bare = path.lowercased().hasPrefix("www.") ? path.dropFirst(4) : path[...]
        let host = bare.prefix { $0 != "/" }
        return host.lowercased() + bare.dropFirst(host.count)
    }

    /// Photo pages end in an eleven-character key, after the words of a slug.
    private static func unsplash(_ name: String) -> PhotoID? {
        let key = String(name.suffix(11))
        guard isKey(key), key.count == 11, name.count == 11 || name.dropLast(11).hasSuffix("-") else {
            return nil
        }
        return PhotoID(service: .unsplash, key: key)
    }

    private static func isKey(_ key: String) -> Bool {
        (1...128).contains(key.utf8.count)
            && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }
}
