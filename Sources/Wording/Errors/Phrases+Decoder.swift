extension Phrases {
    /// Message of the decoder process, in parentheses or after a colon. Translates the decoder's own English messages,
    /// but neither format names nor messages of libraries.
    static func decoder(_ message: String) -> String {
        switch message {
        case "text": localized("text", "текст")
        case "unknown data": localized("unknown data", "неизвестные данные")
        case "animated WebP": localized("animated WebP", "анимированный WebP")
        case "HEIF or AVIF": localized("HEIF or AVIF", "HEIF или AVIF")
        case "floating-point TIFF": localized("floating-point TIFF", "TIFF с дробными числами")
        case "12-bit JPEG": localized("12-bit JPEG", "12-битный JPEG")
        case "lossless JPEG": localized("lossless JPEG", "JPEG без потерь")
        case "no pixels": localized("no pixels", "нет пикселей")
        case "ends early": localized("ends early", "обрывается")
        case "the data is damaged": localized("the data is damaged", "данные повреждены")
        case "more than 500 scans": localized("more than 500 scans", "больше 500 проходов")
        case "the requested size is out of range":
            localized("the requested size is out of range", "размер вне допустимого")
        case "the decoder failed": localized("the decoder failed", "декодер не справился")
        default: message
        }
    }
}
