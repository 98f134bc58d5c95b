import GalleryCore

/// Detects the same photo on different services.
enum DuplicatePhotos {
    /// Common key of copies of a photo.
    ///
    /// Openverse links to the original page; the last path segment of Flickr and Unsplash pages identifies the photo.
    static func key(of photo: Photo) -> String {
        guard photo.id.service == .openverse else { return photo.id.description }
        let twin = [photo.pageLink, photo.original].compactMap { $0.flatMap(published) }.first
        return (twin ?? photo.id).description
    }

    private static func published(_ link: String) -> PhotoID? {
        let words = parts(of: link)
        switch words.first {
        case "flickr.com" where words.count >= 4 && words[1] == "photos" && isNumber(words[3]):
            return PhotoID(service: .flickr, key: String(words[3]))
        case let host? where host.hasSuffix("staticflickr.com") && words.count > 1:
            // `ID_SECRET_b.jpg`, after server folders.
            let halves = words[words.count - 1].split(separator: "_")
            guard halves.count > 1, isNumber(halves[0]) else { return nil }
            return PhotoID(service: .flickr, key: String(halves[0]))
        case "unsplash.com" where words.count >= 3 && words[1] == "photos":
            // The ID is the last eleven characters; readable words precede it.
            return PhotoID(service: .unsplash, key: String(words[2].suffix(11)))
        default: return nil
        }
    }

    /// Removes duplicates; the original service takes precedence over an aggregator.
    static func single(
        _ lists: [[Photo]], known: (String) -> Bool = { _ in false }
    ) -> [[Photo]] {
        var claimed: Set<String> = []
        var kept = lists
        let order = lists.indices.sorted { first, second in
            let ranks = [first, second].map { lists[$0].first?.id.service == .openverse ? 1 : 0 }
            return (ranks[0], first) < (ranks[1], second)
        }
        for index in order {
            kept[index] = lists[index].filter { photo in
                let key = key(of: photo)
                return !known(key) && claimed.insert(key).inserted
            }
        }
        return kept
    }

    /// Host without `www.`, then path segments.
    private static func parts(of link: String) -> [Substring] {
        guard let scheme = link.firstRange(of: "://") else { return [] }
        let path = link[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
        var parts = path.split(separator: "/")
        if let host = parts.first, host.hasPrefix("www.") { parts[0] = host.dropFirst(4) }
        return parts
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
