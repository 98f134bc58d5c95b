import GalleryCore

extension Phrases {
    /// What a file was found to be that should be a whole picture, to stand between brackets.
    static func finding(_ fault: PictureFault) -> String {
        switch fault {
        case .content(let content): finding(content)
        case .notDecoded(let error): finding(error)
        case .truncated: localized("a picture cut short", "картинка без конца")
        }
    }

    private static func finding(_ error: PictureError) -> String {
        switch error {
        case .foreign(.empty): localized("empty", "пусто")
        case .foreign(let content):
            localized(
                "no picture but \(content.rawValue)", "не картинка, а \(decoder(content.rawValue))")
        case .malformed(let reason):
            localized("a damaged picture (\(reason))", "повреждённая картинка (\(decoder(reason)))")
        case .crashed: finding(.malformed(verbatim("the decoder gave up")))
        case .tooLarge:
            localized("a picture with more pixels than can be checked", "слишком много пикселей для проверки")
        case .tooCostly: localized("a picture that takes too long to check", "проверять слишком долго")
        case .unreadable: localized("a file that cannot be read", "файл не прочесть")
        case .unavailable:
            localized(
                "unchecked, as the program gallery-pictures could not be started",
                "не проверено: не удалось запустить программу gallery-pictures")
        case .cancelled:
            localized("unchecked, as the check was stopped", "не проверено: проверка остановлена")
        }
    }

    private static func finding(_ content: FileContent) -> String {
        switch content {
        case .empty: localized("an empty file", "пустой файл")
        case .gif: localized("a GIF picture", "картинка GIF")
        case .animatedWebP: localized("an animated WebP picture", "анимированная картинка WebP")
        case .mediaContainer: localized("a video, AVIF or HEIC file", "видео или файл AVIF либо HEIC")
        case .svg: localized("an SVG drawing", "рисунок SVG")
        case .html: localized("an HTML page", "страница HTML")
        case .markup: localized("an XML or HTML page", "страница XML или HTML")
        case .json: localized("JSON text", "текст JSON")
        case .text: localized("text", "текст")
        case .pdf: localized("a PDF document", "документ PDF")
        case .tiff: localized("a TIFF picture", "картинка TIFF")
        case .bmp: localized("a BMP picture", "картинка BMP")
        case .jpegXL: localized("a JPEG XL picture", "картинка JPEG XL")
        case .gzip: localized("a gzip archive", "архив gzip")
        case .zip: localized("a ZIP archive", "архив ZIP")
        case .program: localized("a program", "программа")
        case .windowsProgram: localized("a Windows program", "программа Windows")
        case .script: localized("a script", "скрипт")
        case .unknown: localized("a file of an unknown kind", "файл неизвестного вида")
        }
    }
}
