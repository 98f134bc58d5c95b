extension Phrases.Choices {
    /// What a value of a filter asks for; empty for one that is not of the vocabulary.
    public static func value(_ value: String, of name: FilterName) -> String {
        switch name {
        case .orientation: orientation(value)
        case .color: color(value)
        case .order: order(value)
        case .license: license(value)
        case .type: type(value)
        case .size: size(value)
        case .content: content(value)
        case .source, .collection, .lang: ""
        }
    }

    private static func orientation(_ value: String) -> String {
        switch value {
        case "landscape": said("wider than high", "ширина больше высоты")
        case "portrait": said("higher than wide", "высота больше ширины")
        case "square": said("as wide as high", "ширина равна высоте")
        default: ""
        }
    }

    private static func color(_ value: String) -> String {
        switch value {
        case "bw": said("black and white", "чёрно-белые")
        case "black": said("mostly black", "больше чёрного")
        case "white": said("mostly white", "больше белого")
        case "yellow": said("mostly yellow", "больше жёлтого")
        case "orange": said("mostly orange", "больше оранжевого")
        case "red": said("mostly red", "больше красного")
        case "purple": said("mostly purple", "больше фиолетового")
        case "magenta": said("mostly magenta", "больше пурпурного")
        case "green": said("mostly green", "больше зелёного")
        case "teal": said("mostly blue-green", "больше сине-зелёного")
        case "blue": said("mostly blue", "больше синего")
        default: ""
        }
    }

    private static func order(_ value: String) -> String {
        switch value {
        case "relevant": said("the best match first", "сначала подходящие")
        case "latest": said("the newest first", "сначала новые")
        case "popular": said("the best liked first", "сначала популярные")
        case "editorial": said("what editors chose", "выбор редакции")
        default: ""
        }
    }

    private static func license(_ value: String) -> String {
        switch value {
        case "commercial": said("also to earn money with", "можно и для заработка")
        case "modification": said("may be changed", "можно изменять")
        case "cc": said("any of Creative Commons", "любая Creative Commons")
        case "public": said("without conditions", "без условий")
        case "cc0": said("no rights reserved", "без сохранения прав")
        case "pdm": said("no rights known", "права не действуют")
        case "by": said("name the author", "указать автора")
        case "by-sa": said("name the author, share alike", "указать автора, на тех же условиях")
        case "by-nd": said("name the author, change nothing", "указать автора, не менять")
        case "by-nc": said("name the author, earn nothing", "указать автора, не для заработка")
        case "by-nc-sa": said("earn nothing, share alike", "не для заработка, на тех же условиях")
        case "by-nc-nd": said("earn nothing, change nothing", "не для заработка, не менять")
        default: ""
        }
    }

    private static func type(_ value: String) -> String {
        switch value {
        case "photo": said("photographs", "фотографии")
        case "illustration": said("drawings", "рисунки")
        case "artwork": said("works of art", "произведения искусства")
        case "any": said("all of them", "любые")
        default: ""
        }
    }

    private static func size(_ value: String) -> String {
        switch value {
        case "small": said("small originals", "небольшие оригиналы")
        case "medium": said("originals of middle size", "средние оригиналы")
        case "large": said("large originals", "большие оригиналы")
        default: ""
        }
    }

    private static func content(_ value: String) -> String {
        switch value {
        case "high": said("more is left out", "убрать больше")
        case "low": said("less is left out", "убрать меньше")
        default: ""
        }
    }
}
