import GalleryCore

extension Phrases {
    /// Reason that a file is not a valid picture, for use in parentheses or after a colon.
    static func finding(_ fault: PictureFault) -> String {
        switch fault {
        case .content(let content): finding(content)
        case .notDecoded(let error): finding(error)
        case .truncated: localized("a truncated picture", "изображение обрывается")
        }
    }

    private static func finding(_ error: PictureError) -> String {
        switch error {
        case .foreign(.empty): localized("empty", "пусто")
        case .foreign(let content):
            localized(
                "not a picture but \(content.rawValue)", "не изображение, а \(decoder(content.rawValue))")
        case .malformed(let reason):
            localized("a damaged picture (\(reason))", "повреждённое изображение (\(decoder(reason)))")
        case .crashed: finding(.malformed(verbatim("the decoder failed")))
        case .tooLarge:
            localized("a picture with too many pixels to check", "слишком много пикселей для проверки")
        case .tooCostly: localized("the check took too long", "проверка заняла слишком много времени")
        case .unreadable: localized("a file that cannot be read", "файл не удаётся прочитать")
        case .unavailable:
            localized(
                "not checked: the program gallery-pictures could not be started",
                "не проверено: не удалось запустить программу gallery-pictures")
        case .cancelled:
            localized("not checked: the check was stopped", "не проверено: проверка остановлена")
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
        case .tiff: localized("a TIFF picture", "изображение TIFF")
        case .bmp: localized("a BMP picture", "изображение BMP")
        case .jpegXL: localized("a JPEG XL picture", "изображение JPEG XL")
        case .jpeg2000: localized("a JPEG 2000 picture", "изображение JPEG 2000")
        case .deepJPEG: localized("a JPEG picture of 12 bits a color", "изображение JPEG, 12 бит на цвет")
        case .losslessJPEG: localized("a lossless JPEG picture", "изображение JPEG без потерь")
        case .netpbm: localized("a PPM picture", "изображение PPM")
        case .icon: localized("an ICO picture", "значок ICO")
        case .qoi: localized("a QOI picture", "изображение QOI")
        case .floatTIFF:
            localized("a TIFF picture with floating-point numbers", "изображение TIFF с дробными числами")
        case .gzip: localized("a gzip archive", "архив gzip")
        case .zip: localized("a ZIP archive", "архив ZIP")
        case .program: localized("a program", "программа")
        case .windowsProgram: localized("a Windows program", "программа Windows")
        case .script: localized("a script", "скрипт")
        case .unknown: localized("a file of unknown type", "файл неизвестного типа")
        }
    }
}
