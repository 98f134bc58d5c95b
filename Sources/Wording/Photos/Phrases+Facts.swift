public import GalleryCore

extension Phrases {
    /// Known facts, those that most readers look for first, minor ones last.
    public static func everything(
        about photo: Photo, _ statistics: PhotoStatistics? = nil, isAnimated: Bool = false
    ) -> [PhotoFact] {
        guard !photo.id.isFolder else { return folderFacts(of: photo) }
        let exif = photo.exif
        let counts = photo.counts
        let facts: [PhotoFact?] = [
            fact(localized("Title", "Название"), photo.title),
            fact(localized("File", "Файл"), photo.filePath),
            fact(
                localized("Author", "Автор"),
                photo.isWithoutAuthor ? localized("not stated", "не указан") : name(of: photo.author)),
            fact(localized("Author from", "Автор указан"), photo.provenance.map { source($0.author) }),
            fact(
                localized("Also named", "Указан и"),
                photo.provenance?.otherAuthor.map { other($0, than: photo.provenance?.author) }),
            fact(
                localized("License", "Лицензия"),
                photo.license.name == License.notStated
                    ? localized("not stated", "не указана") : licenseName(of: photo)),
            fact(localized("License from", "Лицензия указана"), photo.provenance.map { source($0.license) }),
            fact(
                localized("Also stated", "Указана и"),
                photo.provenance?.otherLicense.map { other($0, than: photo.provenance?.license) }),
            fact(localized("All licenses", "Все лицензии"), photo.licenses?.joined(separator: ", ")),
            fact(localized("Rights", "Права"), photo.restrictions.map(rights)),
            fact(localized("Size", "Размер"), size(of: photo)),
            fact(localized("Taken", "Снято"), photo.taken.map(moment)),
            fact(
                photo.filePath == nil
                    ? localized("Published", "Опубликовано") : localized("Changed", "Изменено"),
                photo.date.map(day)),
            fact(localized("Page", "Страница"), photo.pageLink, .link),
            fact(localized("Camera", "Камера"), exif?.camera),
            fact(localized("Lens", "Объектив"), exif?.lens),
            fact(localized("Exposure", "Экспозиция"), exif.map(exposure)),
            fact(localized("Author page", "Страница автора"), photo.author.link, .link),
            fact(localized("License text", "Текст лицензии"), photo.license.link, .link),
            fact(localized("Description", "Описание"), photo.about == photo.title ? nil : photo.about),
            fact(localized("Alt text", "На снимке"), photo.ownAlt ?? photo.altText),
            fact(localized("Place", "Место"), photo.place?.name),
            fact(localized("Coordinates", "Координаты"), position(of: photo.place)),
            fact(localized("File", "Файл"), photo.fileType.flatMap(convertedFile)),
            fact(localized("Animated", "Анимация"), isAnimated ? localized("yes", "да") : nil),
            fact(localized("Likes", "Нравится"), counts.likes.map(number)),
            fact(localized("Views", "Просмотры"), count(counts.views, statistics?.views)),
            fact(localized("Downloads", "Скачивания"), count(counts.downloads, statistics?.downloads)),
            fact(localized("Comments", "Комментарии"), counts.comments.map(number)),
            fact(localized("Tags", "Метки"), meanings(ofTags: photo.tags).joined(separator: ", ")),
            fact(
                localized("Sponsored", "Реклама"),
                photo.isSponsored ? localized("paid placement", "размещено за плату") : nil),
            fact(localized("Color", "Цвет"), photo.color?.hex, .minor),
            fact(localized("Service", "Сервис"), photo.id.service.rawValue, .minor),
            fact(verbatim("Id"), photo.id.description, .minor),
            fact(verbatim("BlurHash"), photo.blurHash, .minor),
        ]
        return facts.compactMap(\.self)
    }

    private static func folderFacts(of folder: Photo) -> [PhotoFact] {
        [
            fact(localized("Folder", "Папка"), folder.filePath),
            fact(localized("Contents", "Содержимое"), Files.caption(of: folder)),
        ].compactMap(\.self)
    }

    private static func source(_ source: CreditProvenance.Source) -> String {
        switch source {
        case .page: localized("file page", "на странице файла")
        case .attribution: localized("the author's own credit line", "самим автором, в строке авторства")
        case .structuredData: localized("structured data", "в структурированных данных")
        case .both:
            localized("file page and structured data", "на странице файла и в структурированных данных")
        }
    }

    /// Name that only one source has, with this source.
    private static func other(_ name: String, than used: CreditProvenance.Source?) -> String {
        "\(name) (\(source(used == .page ? .structuredData : .page)))"
    }

    private static func rights(_ restrictions: [String]) -> String {
        restrictions.map { code in
            switch code {
            case "personality":
                localized("personality rights of those shown", "права изображённых лиц")
            case "trademarked": localized("trademark", "товарный знак")
            case "insignia": localized("official insignia", "официальная символика")
            case "third-party":
                localized(
                    "others may hold rights; see the description", "возможны права других; см. описание")
            default: code
            }
        }.joined(separator: ", ")
    }

    /// `SVG, shown as a converted copy`; `nil` for types that are shown unchanged.
    private static func convertedFile(_ type: String) -> String? {
        guard !shownTypes.contains(type) else { return nil }
        return localized(
            "\(type.uppercased()), shown as a converted copy",
            "\(type.uppercased()), показана преобразованная копия")
    }

    /// Maximum number of characters of a value; a longer value would fill the screen.
    private static let longestValue = 1_500

    private static func fact(_ label: String, _ value: String?, _ kind: PhotoFact.Kind = .text) -> PhotoFact?
    {
        guard let value else { return nil }
        let line = value.oneLine
        guard !line.isEmpty else { return nil }
        let isLong = line.utf8.count > longestValue && line.count > longestValue
        return PhotoFact(label, isLong ? line.prefix(longestValue - 1) + "…" : line, kind)
    }

    private static func size(of photo: Photo) -> String? {
        let sizes = [photo.size.map(pixels), photo.bytes.map { bytes(Int64($0)) }].compactMap(\.self)
        return sizes.isEmpty ? nil : sizes.joined(separator: ", ")
    }

    static func pixels(_ size: PixelSize) -> String {
        let sides = "\(number(size.width)) × \(number(size.height))"
        let (area, hasOverflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !hasOverflow, area >= 100_000 else { return sides }
        let (count, rest) = area.quotientAndRemainder(dividingBy: 100_000)
        return "\(sides), \(tenths(rest < 50_000 ? count : count + 1)) " + localized("megapixels", "Мп")
    }

    private static func exposure(_ exif: Exif) -> String {
        [
            exif.exposure.map { "\($0) " + localized("s", "с") }, exif.aperture.map { verbatim("f/\($0)") },
            exif.focalLength.map { "\($0) " + localized("mm", "мм") }, exif.iso.map { verbatim("ISO \($0)") },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private static func position(of place: Place?) -> String? {
        // Coordinates come from services and may be invalid.
        guard let latitude = place?.latitude, let longitude = place?.longitude, latitude.magnitude <= 90,
            longitude.magnitude <= 180
        else { return nil }
        func degrees(_ value: Double) -> String {
            let thousandths = Int(clamping: (value.magnitude * 1000).rounded())
            let rest = String(1000 + thousandths % 1000).dropFirst()
            return "\(value < 0 ? "-" : "")\(thousandths / 1000).\(rest)"
        }
        return "\(degrees(latitude)), \(degrees(longitude))"
    }

    /// `1,234,567 · 12,345 in 30 days ▂▃▇▅`
    private static func count(_ total: Int?, _ trend: PhotoStatistics.Trend?) -> String? {
        guard let total = trend?.total ?? total else { return nil }
        guard let trend, trend.days.count > 1 else { return number(total) }
        let days = trend.days.count
        let recent = localized(
            "\(number(trend.recent)) in \(days) days",
            "\(number(trend.recent)) за \(counted(days, "день", "дня", "дней"))")
        return "\(number(total)) · \(recent) \(Sparkline.text(trend.days))"
    }
}
