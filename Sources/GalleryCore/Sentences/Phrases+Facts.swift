extension Phrases {
    /// All that is known of a photo, in reading order: what it shows, whose it is, when and where it was taken, with
    /// what, how it is doing, and what programs want to know.
    public static func everything(
        about photo: Photo, _ statistics: PhotoStatistics? = nil
    ) -> [PhotoFact] {
        let exif = photo.exif
        let counts = photo.counts
        let facts: [PhotoFact?] = [
            fact("Title", photo.title), fact("About", photo.about), fact("Shows", photo.altText),
            fact("Author", photo.author.name), fact("", photo.author.link, .link),
            fact("Licence", photo.license.name), fact("", photo.license.link, .link),
            fact("Page", photo.pageLink, .link),
            fact("Taken", photo.taken.map(moment)), fact("Published", photo.date.map(day)),
            fact("Place", photo.place?.name), fact("Position", position(of: photo.place)),
            fact("Size", photo.size.map(pixels)), fact("Color", photo.color?.hex),
            fact("Camera", exif?.camera), fact("Lens", exif?.lens), fact("Exposure", exif.map(exposure)),
            fact("Likes", counts.likes.map(number)),
            fact("Views", count(counts.views, statistics?.views)),
            fact("Downloads", count(counts.downloads, statistics?.downloads)),
            fact("Comments", counts.comments.map(number)),
            fact("Tags", photo.tags.joined(separator: ", ")),
            fact("Sponsored", photo.isSponsored ? "a paid placement" : nil),
            fact("Service", photo.id.service.rawValue), fact("Id", photo.id.description),
            fact("BlurHash", photo.blurHash, .aside),
        ]
        return facts.compactMap(\.self)
    }

    /// What is longer is no description but an attempt to fill the screen.
    private static let longestValue = 1_500

    private static func fact(_ label: String, _ value: String?, _ kind: PhotoFact.Kind = .text) -> PhotoFact?
    {
        guard let value else { return nil }
        let line = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !line.isEmpty else { return nil }
        let isLong = line.utf8.count > longestValue && line.count > longestValue
        return PhotoFact(label, isLong ? line.prefix(longestValue - 1) + "…" : line, kind)
    }

    /// `2013-10-06 14:06`, `1920, about`.
    private static func moment(_ date: LocalDate) -> String {
        let text = date.description.replacing("T", with: " ")
        return date.isApproximate ? "\(text.dropLast()), about" : String(text.prefix(16))
    }

    /// `4,000 × 3,000, 12.0 megapixels`.
    private static func pixels(_ size: PixelSize) -> String {
        let sides = "\(number(size.width)) × \(number(size.height))"
        let (area, hasOverflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !hasOverflow, area >= 100_000 else { return sides }
        let tenths = area / 100_000
        return "\(sides), \(number(tenths / 10)).\(tenths % 10) megapixels"
    }

    private static func exposure(_ exif: Exif) -> String {
        [
            exif.exposure.map { "\($0) s" }, exif.aperture.map { "f/\($0)" },
            exif.focalLength.map { "\($0) mm" }, exif.iso.map { "ISO \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private static func position(of place: Place?) -> String? {
        // What was stored by others need not be on Earth.
        guard let latitude = place?.latitude, let longitude = place?.longitude, latitude.magnitude <= 90,
            longitude.magnitude <= 180
        else { return nil }
        func degrees(_ value: Double) -> String {
            let thousandths = Int((value.magnitude * 1000).rounded())
            let rest = String(1000 + thousandths % 1000).dropFirst()
            return "\(value < 0 ? "-" : "")\(thousandths / 1000).\(rest)"
        }
        return "\(degrees(latitude)), \(degrees(longitude))"
    }

    /// `1,234,567 · 12,345 in 30 days ▂▃▇▅`.
    private static func count(_ total: Int?, _ trend: PhotoStatistics.Trend?) -> String? {
        guard let total = trend?.total ?? total else { return nil }
        guard let days = trend?.days, days.count > 1 else { return number(total) }
        let recent = trend.map { number($0.recent) } ?? ""
        return "\(number(total)) · \(recent) in \(days.count) days \(Sparkline.text(days))"
    }
}
