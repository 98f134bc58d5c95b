public import GalleryCore

extension Phrases {
    public enum Choices {
        public static var tag: String { localized("tag", "метка") }
        public static var topic: String { localized("topic", "тема") }
        public static var seen: String { localized("seen", "видели") }
        public static var meant: String { localized("did you mean?", "может быть?") }
        public static func more(_ count: Int) -> String {
            localized(
                "and \(number(count)) more; keep typing to narrow the list",
                "и ещё \(number(count)); продолжайте вводить")
        }
        public static func pasted(_ count: Int) -> String {
            localized(
                "Enter runs \(counted(count, "command", "commands")).",
                "Enter выполнит команд: \(number(count)).")
        }
        public static var undoable: String {
            localized("list what can be undone", "показать, что можно отменить")
        }
        public static var deleteSearch: String {
            localized("delete searches by number", "удалить запросы по номерам")
        }
        public static var clearHistory: String {
            localized("delete all searches and lines", "удалить все запросы и строки")
        }
        public static var file: String { localized("file", "файл") }
        public static var folder: String { localized("folder", "папка") }
        public static func filter(_ name: FilterName) -> String {
            switch name {
            case .orientation:
                localized("portrait, landscape or square", "вертикальная, горизонтальная или квадратная")
            case .color: localized("main color", "основной цвет")
            case .order: localized("best match first or newest first", "сначала подходящие или новые")
            case .license:
                localized(
                    "what the license allows; separate several with commas",
                    "что разрешает лицензия; можно несколько через запятую")
            case .type:
                localized(
                    "photos or other kinds of pictures; of your own pictures the file type",
                    "фотографии или другие изображения; у ваших снимков — тип файла")
            case .size:
                localized(
                    "size of the original; of your own pictures in bytes, such as >5MB",
                    "размер оригинала; ваших снимков — в байтах, например >5MB")
            case .width: localized("width in pixels, such as >2000", "ширина в пикселях, например >2000")
            case .height: localized("height in pixels, such as <1200", "высота в пикселях, например <1200")
            case .source:
                localized(
                    "where the photo was first published; separate several with commas",
                    "где опубликована фотография; можно несколько через запятую")
            case .collection:
                localized(
                    "in one of these collections (keys); separate several with commas",
                    "в одной из подборок (ключи); можно несколько через запятую")
            case .content:
                localized("content safety level", "уровень безопасности содержимого")
            case .date:
                localized(
                    "day, month or year of your own pictures, such as 2024-05..2024-08",
                    "день, месяц или год ваших снимков, например 2024-05..2024-08")
            case .camera:
                localized(
                    "part of the name of the camera or lens of your own pictures",
                    "часть названия камеры или объектива ваших снимков")
            case .name:
                localized("part of the file name of your own pictures", "часть имени файла ваших снимков")
            case .author:
                localized("part of the author of your own pictures", "часть имени автора ваших снимков")
            case .lang:
                localized("language of the search words, such as de", "язык слов запроса, например de")
            }
        }

        public static func graphics(_ name: String) -> String {
            switch name {
            case "auto": localized("best the terminal supports", "лучшее, что умеет терминал")
            case "kitty": localized("kitty's graphics protocol", "протокол kitty")
            case "iterm2": localized("iTerm2's inline images", "встроенные изображения iTerm2")
            case "sixel": localized("sixel graphics", "графика sixel")
            case "cells": localized("colored characters", "цветные символы")
            case "words": localized("no pictures, text only", "без изображений, только текст")
            default: ""
            }
        }

        public static func service(_ name: ServiceName) -> String {
            switch name {
            case .openverse:
                localized(
                    "openly licensed photos from many collections; no key needed",
                    "свободные фотографии из многих собраний; ключ не нужен")
            case .commons:
                localized(
                    "free files of Wikimedia, featured ones first; no key needed",
                    "свободные файлы Викимедиа, сначала избранные; ключ не нужен")
            case .nasa:
                localized(
                    "NASA's images of space and flight; no key needed",
                    "снимки NASA: космос и полёты; ключ не нужен")
            case .flickr:
                localized(
                    "photos by its members; needs a key of Flickr Pro",
                    "фотографии участников; нужен ключ Flickr Pro")
            case .free:
                localized(
                    "Wikimedia Commons and Openverse in one list; no key needed",
                    "Wikimedia Commons и Openverse одним списком; ключ не нужен")
            case .all:
                localized(
                    "all services that are set up, in one list", "все настроенные сервисы одним списком")
            case .unsplash:
                localized(
                    "photos by photographers; needs a free key", "работы фотографов; нужен бесплатный ключ")
            case .files:
                localized(
                    "pictures in your own folders (`set folders`); works offline",
                    "изображения в ваших папках (`set folders`); работает без сети")
            case .demo:
                localized("painted pictures; works offline", "рисованные изображения; работает без сети")
            default: ""
            }
        }
    }
}
