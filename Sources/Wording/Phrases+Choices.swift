public import GalleryCore

extension Phrases {
    /// What the TAB key says of its choices.
    public enum Choices {
        /// A word that stands beside a photo on the screen.
        public static var tag: String { localized("tag", "метка") }
        /// A topic of the service.
        public static var topic: String { localized("topic", "тема") }
        /// A word of photos that were shown before.
        public static var seen: String { localized("seen", "было") }
        /// A word somebody may have meant.
        public static var meant: String { localized("meant?", "может быть?") }
        /// There are more than find room.
        public static func more(_ count: Int) -> String {
            localized(
                "and \(number(count)) more; type on to narrow them",
                "и ещё \(number(count)); введите больше букв")
        }
        /// `history delete`.
        public static var deleteSearch: String {
            localized("forget searches by their numbers", "забыть запросы по номерам")
        }
        /// `history clear`.
        public static var clearHistory: String {
            localized("forget all searches and lines", "забыть все запросы и строки")
        }
        public static var folder: String { localized("folder", "папка") }
        /// A search made before, with what it found.
        public static func search(_ search: RecentSearch, age: String) -> String {
            (search.resultCount.map { photos($0) + " · " } ?? "") + age
        }

        /// What a filter does.
        public static func filter(_ name: FilterName) -> String {
            switch name {
            case .orientation: localized("upright, wide or square", "вертикально, горизонтально или квадрат")
            case .color: localized("the main colour", "основной цвет")
            case .order: localized("the best match or the newest first", "сначала подходящие или новые")
            case .license:
                localized(
                    "what one may do with it; several with commas",
                    "что разрешает лицензия; можно через запятую")
            case .type: localized("photographs or other pictures", "фотографии или другие изображения")
            case .size: localized("how large the original is", "размер оригинала")
            case .source:
                localized(
                    "where the service has it from; several with commas",
                    "откуда фотография у сервиса; можно через запятую")
            case .collection:
                localized(
                    "in one of these collections, by their keys; several with commas",
                    "в одной из подборок, по ключам; можно через запятую")
            case .content:
                localized(
                    "how strictly what is not for everybody is left out",
                    "насколько строго убирать то, что не для всех")
            case .lang: localized("the language of the words, such as de", "язык слов запроса, например de")
            }
        }

        /// A way to show pictures, by its name.
        public static func graphics(_ name: String) -> String {
            switch name {
            case "auto": localized("as the terminal can", "как умеет терминал")
            case "kitty": localized("kitty's graphics protocol", "протокол kitty")
            case "iterm2": localized("inline images of iTerm2", "встроенные картинки iTerm2")
            case "sixel": localized("sixel graphics", "графика sixel")
            case "cells": localized("coloured characters", "цветные знаки")
            case "words": localized("no pictures, words alone", "без картинок, только слова")
            default: ""
            }
        }

        /// What a service is.
        public static func service(_ name: ServiceName) -> String {
            switch name {
            case .openverse:
                localized(
                    "openly licensed photos of many collections, without a key",
                    "свободные фотографии многих собраний, без ключа")
            case .flickr: localized("photos by everybody, with a key", "фотографии всех желающих, с ключом")
            case .all: localized("every service that is set up, together", "все настроенные сервисы вместе")
            case .unsplash:
                localized(
                    "photos by photographers, with a free key", "работы фотографов, с бесплатным ключом")
            case .demo: localized("painted pictures, without a network", "рисованные картинки, без сети")
            default: ""
            }
        }
    }
}
