extension Phrases {
    /// What the process that decodes pictures says of one, to stand between brackets or behind a colon. It speaks
    /// English; names of formats and what the picture libraries say themselves stay as they are.
    static func decoder(_ words: String) -> String {
        switch words {
        case "text": said("text", "текст")
        case "unknown data": said("unknown data", "неизвестные данные")
        case "animated WebP": said("animated WebP", "анимированный WebP")
        case "HEIF or AVIF": said("HEIF or AVIF", "HEIF или AVIF")
        case "no pixels": said("no pixels", "нет пикселей")
        case "ends early": said("ends early", "обрывается")
        case "the data is damaged": said("the data is damaged", "данные повреждены")
        case "more than 500 scans": said("more than 500 scans", "больше 500 проходов")
        case "the size asked for is out of range":
            said("the size asked for is out of range", "размер вне допустимого")
        case "the decoder gave up": said("the decoder gave up", "декодер не справился")
        default: words
        }
    }
}
