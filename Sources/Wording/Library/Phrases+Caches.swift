import GalleryCore

extension Phrases {
    public enum Caches {
        public static func inMemory(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) " + localized("in memory", "в памяти")
        }
        public static func onDisk(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) " + localized("on disk", "на диске")
        }
        public static func replies(count: Int, bytes size: Int, limit: Int) -> String {
            "\(replies(count)), \(share(size, limit)) "
                + localized("for offline use", "для работы без сети")
        }
        public static func index(count: Int, bytes size: Int) -> String {
            localized(
                "\(pictures(count)) of your folders, \(bytes(Int64(size))) in the index",
                "\(pictures(count)) ваших папок, \(bytes(Int64(size))) в указателе")
        }
        /// Progress of the decoding of a folder's pictures in the background.
        public static func indexing(_ folder: String, _ done: Int, of count: Int) -> String {
            localized(
                "indexing \(folder): \(portion(done, of: count))",
                "указатель папки \(folder): \(portion(done, of: count))")
        }
        public static func cleared(
            pictures count: Int, replies: Int, indexed: Int, bytes size: Int
        ) -> String {
            guard count + replies + indexed > 0 else {
                return localized(
                    "The caches are already empty; pictures of favorites stay.",
                    "Кеши уже пусты; изображения избранного остаются.")
            }
            let what = (pictures(count), Self.replies(replies), bytes(Int64(size)))
            let index =
                indexed > 0 ? localized(" and the index of your folders", ", указатель ваших папок") : ""
            return localized(
                "Cleared \(what.0) and \(what.1)\(index), freed \(what.2); pictures of favorites stay.",
                "Удалено из кешей: \(what.0), \(what.1)\(index); освобождено \(what.2). Избранное не тронуто."
            )
        }

        private static func replies(_ count: Int) -> String {
            localized(counted(count, "response", "responses"), counted(count, "ответ", "ответа", "ответов"))
        }

        private static func contents(_ count: Int, _ size: Int, _ limit: Int) -> String {
            "\(pictures(count)), \(share(size, limit))"
        }

        private static func share(_ size: Int, _ limit: Int) -> String {
            let size = bytes(Int64(size)), limit = limit / 1_000_000
            return localized("\(size) of \(limit) MB", "\(size) из \(limit) МБ")
        }

        private static func pictures(_ count: Int) -> String {
            localized(
                counted(count, "picture", "pictures"),
                counted(count, "изображение", "изображения", "изображений"))
        }
    }
}

extension Phrases.Help {
    public static var cache: String {
        localized(
            "Show the caches of pictures and responses; `cache clear` empties them",
            "Показать кеши изображений и ответов; `cache clear` очистит их")
    }
}
