public import GalleryCore

extension Phrases {
    /// `replaced` is the number of those that replaced an earlier credit of their photo.
    public static func wroteCredits(
        _ added: Int, of count: Int, replacing replaced: Int = 0, _ path: String
    ) -> String {
        switch (added, replaced) {
        case (0, _):
            localized(
                "\(path) has all \(number(count)) credits.",
                "В \(path) уже есть все подписи: \(number(count)).")
        case (replaced, _):
            localized(
                "Replaced \(number(added)) of \(number(count)) credits in \(path)",
                "Заменено подписей: \(number(added)) из \(number(count)) в \(path)")
        default:
            localized(
                "Wrote \(number(added)) of \(number(count)) credits to \(path)",
                "Записано подписей: \(number(added)) из \(number(count)) в \(path)")
        }
    }
    public static func noCredit(_ path: String) -> String {
        localized("\(path.oneLine): no credit found", "\(path.oneLine): подпись не найдена")
    }
    /// Credit of a photo whose license requires an author; `page` may name the author.
    public static func creditWithoutAuthor(_ name: String, _ page: String?) -> String {
        let page = page.map { localized("; see \($0)", "; см. \($0)") } ?? ""
        return localized(
            "\(name): incomplete credit, author not stated\(page)",
            "\(name): неполная подпись, автор не указан\(page)")
    }
    public static func noFileOrBoard(_ name: String, nearest: String?) -> String {
        let hint =
            nearest.map { suggestion(Boards.typed($0)) }
            ?? localized("`boards` lists the boards.", "доски покажет `boards`.")
        return localized(
            "There is no folder, file or board \(name); \(hint)",
            "Нет ни папки, ни файла, ни доски «\(name)»; \(hint)")
    }
    /// `meaning` is the line for photos with these numbers.
    public static func noFileOrBoard(_ name: String, meaning: String) -> String {
        let hint = suggestion(meaning)
        return localized(
            "There is no folder, file or board \(name); \(hint)",
            "Нет ни папки, ни файла, ни доски «\(name)»; \(hint)")
    }
    public static func licensesWritten(_ written: Int, of count: Int) -> String {
        written == count
            ? localized(
                "Wrote \(counted(count, "license file", "license files")).",
                "Записано файлов лицензий: \(number(count)).")
            : localized(
                "Wrote \(number(written)) of \(counted(count, "license file", "license files")); the others are unchanged.",
                "Записано файлов лицензий: \(number(written)) из \(number(count)), прочие не изменились.")
    }
    public static var licensesNeedFiles: String {
        localized(
            "License files are written beside picture files, and these photos have none; save them first.",
            "Файлы лицензий пишутся рядом с файлами изображений, а у этих фотографий их нет; сохраните их.")
    }
    public static var noPictures: String {
        localized("There are no pictures here.", "Здесь нет изображений.")
    }
    public static var nothingSaved: String {
        localized(
            "There are no saved pictures; `save N` saves one.",
            "Сохранённых изображений нет; `save N` сохранит снимок.")
    }
    /// Problem of a credit that shows a picture; `line` saves it.
    public static func notSavedPicture(_ line: String) -> String {
        localized("Not saved: `\(line)` first.", "Не сохранено: сначала `\(line)`.")
    }
    public static func linkedPicture(_ host: String, _ line: String) -> String {
        localized(
            "Not saved: the picture is linked from \(host); `\(line)` stores a file.",
            "Не сохранено: изображение по ссылке с \(host); `\(line)` сохранит файл.")
    }
    public static func noAltText(_ line: String) -> String {
        localized("No alt text: `\(line)`", "Нет описания изображения: `\(line)`")
    }
    /// Error for numbers of texts and photos that differ.
    public static func altTextCount(_ texts: Int, of count: Int) -> String {
        localized(
            "\(counted(texts, "text", "texts")) for \(photos(count)); commas separate texts, and quotes keep a comma.",
            "Описаний: \(number(texts)), фотографий: \(number(count)); описания разделяются запятыми, "
                + "а описание с запятой пишется в кавычках.")
    }
    public static var creditPlaceLabel: String { localized("Credit from", "Подпись из") }
    public static func creditPlace(_ place: CreditedFile.Place?) -> String {
        switch place {
        case .sidecar: localized("the file beside it (NAME.json)", "файла рядом (NAME.json)")
        case .embedded: localized("the file itself (XMP)", "самого файла (XMP)")
        case nil: localized("nowhere: none found", "не найдена")
        }
    }
    /// `target` is the argument that names the photo, with a leading space; empty for an open photo.
    public static func altText(_ alt: AltText?, of title: String, _ target: String) -> String {
        guard let alt else {
            return localized(
                "\(title) has no alt text. Write one with `alt\(target) TEXT`.",
                "У «\(title)» нет описания изображения. Задайте его: `alt\(target) TEXT`.")
        }
        let source =
            switch alt.source {
            case .own: localized("yours", "ваше")
            case .service: localized("from the service", "от сервиса")
            case .description: localized("the description", "описание")
            case .title: localized("the title", "название")
            }
        return localized("Alt text (\(source)): \(alt.text)", "Описание изображения (\(source)): \(alt.text)")
    }
    public static func noOwnAlt(_ title: String) -> String {
        localized("\(title) has no alt text of yours.", "У «\(title)» нет вашего описания изображения.")
    }
    public static func setAlt(_ title: String) -> String {
        localized("Saved your alt text of \(title)", "Ваше описание «\(title)» сохранено")
    }
    public static func removedAlt(_ title: String) -> String {
        localized("Removed your alt text of \(title)", "Ваше описание «\(title)» удалено")
    }
}

extension Phrases.Help {
    public static var credits: String {
        localized(
            "List the credits of saved pictures or of a board; fails if one is missing",
            "Показать подписи сохранённых изображений или доски; ошибка, если одной нет")
    }
    public static var infoOfFile: String {
        localized("Show the credit in a picture file", "Показать подпись в файле изображения")
    }
    public static var alt: String {
        localized(
            "Describe photos for those who cannot see them; without text: show the description",
            "Описать фотографии для тех, кто их не видит; без текста: показать описание")
    }
}
