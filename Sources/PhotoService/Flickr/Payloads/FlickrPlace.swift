import GalleryCore

enum FlickrPlace {
    static func place(_ fields: KeyedDecodingContainer<AnyKey>) -> Place? {
        func name(_ key: AnyKey) -> String? {
            fields.object(key, ContentText.self)?.text.map { HTMLReference.resolved(in: $0) }
        }
        // Names the narrowest known area, a wider area, and the country.
        let local = name("neighbourhood") ?? name("locality") ?? name("county") ?? name("region")
        let wide = name("locality") == local ? name("region") : name("locality") ?? name("region")
        var names: [String] = []
        for part in [local, wide, name("country")].compactMap(\.self) where !names.contains(part) {
            names.append(part)
        }
        return place(
            names.isEmpty ? nil : names.joined(separator: ", "), fields.number("latitude"),
            fields.number("longitude"), accuracy: fields.integer("accuracy"))
    }

    /// Accuracy 0 means that the position is unknown, regardless of the coordinates.
    static func place(_ name: String?, _ latitude: Double?, _ longitude: Double?, accuracy: Int?) -> Place? {
        let isKnown = accuracy != 0 && -90...90 ~= latitude ?? 91 && -180...180 ~= longitude ?? 181
        return Place(name: name, latitude: isKnown ? latitude : nil, longitude: isKnown ? longitude : nil)
    }
}
