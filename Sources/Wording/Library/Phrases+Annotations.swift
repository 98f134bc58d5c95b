public import GalleryCore

extension Phrases.Boards {
    /// `winter · 12 photos`
    public static func tag(_ tag: TagCount) -> String {
        verbatim("\(tag.tag) · \(Phrases.photos(tag.photos))")
    }
    public static var noTags: String {
        localized("No tags yet. `tag 3 winter` adds one.", "Меток пока нет. Добавить: `tag 3 winter`.")
    }

    public static func copying(_ path: String) -> String {
        localized("Copying \(path) …", "Копируется \(path) …")
    }
    static var formats: String {
        let last = verbatim("JPEG XL")
        return verbatim("JPEG, PNG, WebP, GIF, TIFF, BMP, AVIF, HEIC")
            + localized(" and \(last)", " и \(last)")
    }
    public static func noPicture(_ path: String, _ fault: PictureFault) -> String {
        let found = Phrases.finding(fault)
        return localized(
            "\(path) was skipped (\(found)). Boards accept \(formats) pictures up to 100 megapixels.",
            "\(path) пропущен (\(found)). На доску можно добавить изображения до 100 мегапикселей: \(formats)."
        )
    }

    /// `tags` are the tags after the change.
    public static func annotated(
        _ title: String, _ change: AnnotationChange, tags: [String], formerNote: String = ""
    ) -> String {
        let names = tags.joined(separator: ", ")
        return switch change {
        case .note(let note) where note.isEmpty:
            localized("Removed your note from \(title)", "Заметка к «\(title)» удалена")
        case .note(let note) where !formerNote.isEmpty && note != formerNote:
            localized(
                "Replaced your note on \(title), which was: \(formerNote) (`undo` to restore)",
                "Заметка к «\(title)» заменена; прежняя: \(formerNote) (`undo` вернёт)")
        case .note: localized("Saved your note on \(title)", "Заметка к «\(title)» сохранена")
        case .tag, .untag:
            tags.isEmpty
                ? localized("Removed your tags from \(title)", "Ваши метки к «\(title)» удалены")
                : localized("Your tags on \(title): \(names)", "Ваши метки к «\(title)»: \(names)")
        }
    }
    /// Summary of a change of tags of `count` photos, of which `changed` have new tags.
    public static func annotated(_ changed: Int, of count: Int, _ change: AnnotationChange) -> String {
        let rest = count > changed ? Phrases.photos(count - changed) : nil, changed = Phrases.photos(changed)
        switch change {
        case .note(let note): return note
        case .untag(let tags):
            let names = tags.joined(separator: ", ")
            return localized("Removed \(names) from \(changed).", "Убрано (\(names)): \(changed).")
                + (rest.map { localized(" Without it: \($0).", " Без неё: \($0).") } ?? "")
        case .tag(let tags):
            let names = tags.joined(separator: ", ")
            return localized("Tagged \(changed): \(names).", "Метки (\(names)): \(changed).")
                + (rest.map {
                    localized(
                        " Not in favorites or on a board: \($0). Add them with `fav` first.",
                        " Нет в избранном и на досках: \($0). Сначала добавьте: `fav`.")
                } ?? "")
        }
    }
    /// A photo can be annotated only if it is a favorite or on a board.
    public static func noFavorite(_ title: String) -> String {
        localized(
            "\(title) is not in favorites or on a board. Add it with `fav` first.",
            "«\(title)» нет в избранном и на досках. Сначала добавьте: `fav`.")
    }
    /// `target` is the argument that names the photo, with a leading space; empty for an open photo.
    public static func nothingNoted(_ title: String, _ target: String) -> String {
        localized(
            "\(title) has no note or tags. Add them with `note\(target) TEXT` and `tag\(target) WORD`.",
            "У «\(title)» нет заметки и меток. Добавьте их: `note\(target) TEXT` и `tag\(target) WORD`.")
    }
    public static func hasNoTag(_ tag: String, _ title: String) -> String {
        localized("\(title) has no tag \(tag) of yours.", "У «\(title)» нет вашей метки \(tag).")
    }
    public static func hasNoNote(_ title: String) -> String {
        localized("\(title) has no note.", "У «\(title)» нет заметки.")
    }
    /// Tags, note and boards of a photo; empty if the photo has none.
    public static func remarks(_ annotation: Annotation, boards: [String]) -> [String] {
        let names = boards.joined(separator: ", "), words = annotation.tags.joined(separator: ", ")
        let places =
            boards.isEmpty
            ? [] : [localized("On \(names)", "\(boards.count == 1 ? "На доске" : "На досках"): \(names)")]
        let tags = words.isEmpty ? [] : [localized("Your tags: \(words)", "Ваши метки: \(words)")]
        let line = (places + tags).joined(separator: " · ")
        let note = annotation.note
        return (note.isEmpty ? [] : [localized("Your note: \(note)", "Ваша заметка: \(note)")])
            + (line.isEmpty ? [] : [line])
    }
}
