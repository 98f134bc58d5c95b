public import GalleryCore

extension Phrases {
    public static func leftOut(_ metadata: Set<LeftOutMetadata>) -> String {
        let names = LeftOutMetadata.allCases.filter(metadata.contains).map(name).joined(separator: ", ")
        return localized(
            "Left out, since it may contain the position: \(names).",
            "Не сохранено, так как может содержать место съёмки: \(names).")
    }

    private static func name(_ metadata: LeftOutMetadata) -> String {
        switch metadata {
        case .exif: localized("unreadable Exif", "нечитаемые данные Exif")
        case .exifFields: localized("some Exif fields", "некоторые поля Exif")
        case .makerNotes: localized("maker notes", "заметки производителя камеры")
        case .thumbnail: localized("thumbnail", "миниатюра")
        case .xmp: localized("unreadable XMP", "нечитаемые данные XMP")
        case .xmpFields: localized("some XMP fields", "некоторые поля XMP")
        case .iptcFields: localized("some IPTC fields", "некоторые поля IPTC")
        case .photoshop: localized("Photoshop data", "данные Photoshop")
        case .comment: localized("comment", "комментарий")
        case .text: localized("text", "текст")
        case .contentCredentials: verbatim("Content Credentials (C2PA)")
        case .appended: localized("data after the picture", "данные после изображения")
        case .other: localized("data of other programs", "данные других программ")
        }
    }

    public static func losses(_ losses: ConversionLosses) -> [String] {
        let sentences: [(ConversionLosses, String)] = [
            (.frames, savedFirstFrame),
            (
                .transparency,
                localized(
                    "Transparent parts became white, since JPEG has no transparency; `--as png` keeps it.",
                    "Прозрачные части стали белыми: в JPEG прозрачности нет; `--as png` её сохранит.")
            ),
            (
                .depth,
                localized(
                    "The colors were reduced from 16 bits to 8; `save` to another folder without --as and --width "
                        + "keeps them.",
                    "Цвета уменьшены с 16 битов до 8; `save` в другую папку без --as и --width сохранит их целиком."
                )
            ),
        ]
        return sentences.filter { losses.contains($0.0) }.map(\.1)
    }

    private static var savedFirstFrame: String {
        localized(
            "Only the first frame of this animation was converted. `save` to another folder without --as and "
                + "--width keeps all frames.",
            "Преобразован только первый кадр анимации. `save` в другую папку без --as и --width сохранит её "
                + "целиком.")
    }
}
