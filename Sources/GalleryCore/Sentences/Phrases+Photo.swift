extension Phrases {
    /// A name for a photo that has none.
    public static let untitled = "Untitled"

    /// The best name there is: title, description, alt text, "Untitled"; one line of it.
    public static func title(of photo: Photo) -> String {
        let names = [photo.title, photo.about, photo.altText]
        let first = names.lazy.compactMap(\.self).map { text in
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }.first { !$0.isEmpty }
        return first ?? untitled
    }

    /// Who made it.
    public static func by(_ author: String) -> String { "by \(author)" }

    /// Size, date, likes, as far as they are known: `3,000 × 2,000 · 2023-09-04 · 12 likes`.
    public static func facts(of photo: Photo) -> String {
        var facts: [String] = []
        if let size = photo.size { facts.append("\(number(size.width)) × \(number(size.height))") }
        if let date = photo.date { facts.append(day(date)) }
        if let likes = photo.counts.likes { facts.append(likes == 1 ? "1 like" : "\(number(likes)) likes") }
        facts.append(photo.license.name)
        return facts.joined(separator: " · ")
    }

    /// Camera, exposure, place and counts: one line each, in reading order.
    public static func details(of photo: Photo) -> [String] {
        var lines: [String] = []
        func add(_ label: String, _ value: String?) {
            if let value, !value.isEmpty { lines.append("\(label): \(value)") }
        }
        add("About", photo.about)
        add("Shows", photo.altText)
        add("Camera", photo.exif?.camera)
        add("Lens", photo.exif?.lens)
        add("Exposure", photo.exif.map(exposure))
        add("Place", photo.place?.name)
        add("Position", position(of: photo.place))
        add("Views", photo.counts.views.map(number))
        add("Downloads", photo.counts.downloads.map(number))
        add("Tags", photo.tags.joined(separator: ", "))
        add("Page", photo.pageLink)
        add("Id", photo.id.description)
        return lines
    }

    private static func exposure(_ exif: Exif) -> String {
        [
            exif.exposure.map { "\($0) s" }, exif.aperture.map { "f/\($0)" },
            exif.focalLength.map { "\($0) mm" }, exif.iso.map { "ISO \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private static func position(of place: Place?) -> String? {
        guard let latitude = place?.latitude, let longitude = place?.longitude else { return nil }
        func degrees(_ value: Double) -> String {
            let thousandths = Int((value.magnitude * 1000).rounded())
            let rest = String(1000 + thousandths % 1000).dropFirst()
            return "\(value < 0 ? "-" : "")\(thousandths / 1000).\(rest)"
        }
        return "\(degrees(latitude)), \(degrees(longitude))"
    }

    /// Which one of the details cannot be had now.
    public static let detailsMissing = "More could not be fetched now; this is what is known."
    /// The first photo of a list.
    public static let firstPhoto = "This is the first photo."
    /// The last photo of a list.
    public static let lastPhoto = "This is the last photo."
}
