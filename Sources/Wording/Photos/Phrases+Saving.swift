public import GalleryCore

extension Phrases {
    /// Progress of downloads: `Saving Fog: 1.2 MB of 4.5 MB, 3 s left`, or if `title` is `nil` `Saving 9 photos: 2
    /// done, 12.0 MB of about 45.0 MB, 14 s left`. `checking` and `converting` are the numbers of received files that
    /// are being checked or converted.
    public static func saving(
        _ title: String?, finished: Int, of count: Int, done: Int64, total: Int64?, isTotalKnown: Bool,
        secondsLeft: Int?, checking: Int = 0, converting: Int = 0
    ) -> String {
        let of =
            total.map(bytes).map { size in
                isTotalKnown
                    ? localized(" of \(size)", " из \(size)")
                    : localized(" of about \(size)", " из примерно \(size)")
            } ?? ""
        let size = done > 0 || total != nil ? [bytes(done) + of] : []
        let left = secondsLeft.map(duration).map { [localized("\($0) left", "осталось \($0)")] } ?? []
        let several = title == nil ? [localized("\(finished) done", "готово: \(finished)")] : []
        let steps = [step(checking, converting, of: title)].compactMap(\.self)
        let facts = (several + size + left + steps).joined(separator: ", ")
        let what = title ?? photos(count)
        return facts.isEmpty
            ? localized("Saving \(what) …", "Сохраняется: \(what) …")
            : localized("Saving \(what): \(facts)", "Сохраняется: \(what): \(facts)")
    }

    private static func step(_ checking: Int, _ converting: Int, of title: String?) -> String? {
        switch (title == nil, checking > 0, converting > 0) {
        case (_, false, false): nil
        case (false, true, _): localized("checking the picture", "изображение проверяется")
        case (false, false, true): localized("converting the picture", "изображение преобразуется")
        case (true, true, _): localized("checking \(checking)", "проверяется: \(checking)")
        case (true, false, true): localized("converting \(converting)", "преобразуется: \(converting)")
        }
    }

    public static func saved(_ path: String) -> String { localized("Saved \(path)", "Сохранено: \(path)") }
    /// Error for a file name that contains a folder or consists of dots.
    public static func fileNameOnly(_ text: String) -> String {
        localized(
            "`\(text)` is no file name: `as NAME` has no `/`; `to DIR` chooses the folder.",
            "`\(text)` — не имя файла: в `as NAME` нет `/`; папку задаёт `to DIR`.")
    }
    /// Error for a new name of a file that contains a folder or has no character of a name.
    public static func newNameOnly(_ text: String) -> String {
        localized(
            "`\(text)` is no file name: `rename` keeps the folder, and a name has no `/`.",
            "`\(text)` — не имя файла: `rename` оставляет файл в его папке, и в имени нет `/`.")
    }
    /// Error for a folder, whose path ends in a slash, in place of a file for credits.
    public static func isFolder(_ folder: String) -> String {
        localized(
            "`\(folder)` is a folder; name a file in it, such as `\(folder)CREDITS.md`.",
            "`\(folder)` — папка; укажите файл в ней, например `\(folder)CREDITS.md`.")
    }
    /// Error for numbers of names and photos that differ.
    public static func nameCount(_ names: Int, of count: Int) -> String {
        let found = localized(
            "\(counted(names, "name", "names")) for \(photos(count))",
            "Имён: \(number(names)), фотографий: \(number(count))")
        return found
            + (count == 1
                ? localized(
                    "; a name with spaces needs quotes.", "; имя с пробелами пишется в кавычках.")
                : localized(
                    "; `as` takes one name for each, or one for all, such as `a-{n}`.",
                    "; после `as` нужно по имени на каждую или одно на все, например `a-{n}`."))
    }
    /// Warning about what licenses forbid. `numbers` are those of the photos; empty for the only one.
    public static func limits(
        _ licenses: [String], of numbers: [String], isNoncommercial: Bool, hasNoDerivatives: Bool,
        isChanged: Bool
    ) -> String {
        let photos = numbers.isEmpty ? "" : " (\(numbers.joined(separator: ", ")))"
        let use = isNoncommercial ? [localized("not free for commercial use", "не для коммерции")] : []
        let changes =
            !hasNoDerivatives
            ? []
            : [
                isChanged
                    ? localized(
                        "no changes, and a smaller width is one", "без изменений, а уменьшение — изменение")
                    : localized("no changes", "без изменений")
            ]
        return "\(licenses.joined(separator: ", "))\(photos): "
            + (use + changes).joined(separator: "; ") + "."
    }
    /// `line` is the typed command with `as` or `to` inserted.
    public static func saveName(_ text: String, _ line: String) -> String {
        localized(
            "`\(text)` is no number; to name the file, type `\(line)`.",
            "`\(text)` — не номер; имя файла задаёт `\(line)`.")
    }
    public static func alreadySaved(_ path: String) -> String {
        localized("Already saved: \(path)", "Уже сохранено: \(path)")
    }
    public static func alreadySaved(_ saved: Int, of count: Int) -> String {
        localized(
            "\(saved) of \(photos(count)) were already saved.", "Уже сохранено \(saved) из \(number(count)).")
    }
    /// Follows a request for a greater width.
    public static func originalWidth(_ width: Int) -> String {
        localized("\(width) px wide, the original's size.", "Ширина \(width) пикс., как у оригинала.")
    }
    public static var savedWithLocation: String {
        localized(
            "It may still have its position; `save` to another folder saves a copy without it.",
            "В файле может быть место съёмки; `save` в другую папку сохранит копию без него.")
    }
    public static func keptAsItIs(_ fault: PictureFault) -> String {
        var found = finding(fault)
        if case .notDecoded(.foreign(let content)) = fault { found = finding(.content(content)) }
        return localized("Saved unchanged: \(found).", "Сохранено без изменений: \(found).")
    }
    public static var savedSmaller: String {
        localized(
            "This is a smaller copy, not the original file.", "Это уменьшенная копия, а не исходный файл.")
    }
    /// `name` is the file name of the sidecar.
    public static func creditBeside(_ name: String) -> String {
        localized("Its credit is only beside it: \(name)", "Подпись записана только рядом: \(name)")
    }
    public static var brokeManifest: String {
        localized(
            "The added credit invalidates its Content Credentials (C2PA). `save --original` to another folder "
                + "keeps them.",
            "Добавленная подпись нарушила Content Credentials (C2PA). `save --original` в другую папку сохранит "
                + "их.")
    }
    public static var noStandardOutput: String {
        localized(
            "`save` writes files, not standard output; `save N to FILE.jpg` names one, `./-` is a folder.",
            "`save` пишет файлы, а не стандартный вывод; файл: `save N to FILE.jpg`, папка: `./-`.")
    }
    public static func notSaved(_ title: String, _ why: String) -> String {
        localized("Could not save \(title). \(why)", "Не удалось сохранить: \(title). \(why)")
    }
    /// `count` is a number of photos, `names` are their numbers or identifiers.
    public static func notSaved(_ count: String, names: [String], _ why: String) -> String {
        notSaved(verbatim("\(count) (\(names.joined(separator: " ")))"), why)
    }
    /// `name` names the photo in a command.
    public static func saveElsewhere(_ name: String) -> String {
        localized(
            "`save \(name) to DIR` saves to another folder.", "В другую папку сохранит `save \(name) to DIR`."
        )
    }
    public static func savingStopped(saved: Int, of count: Int) -> String {
        let what =
            count == 1
            ? localized("Not saved", "Не сохранено")
            : localized("\(saved) of \(photos(count)) saved", "Сохранено \(saved) из \(number(count))")
        return localized("\(what). Repeat `save` to resume.", "\(what). Чтобы продолжить, повторите `save`.")
    }
}
