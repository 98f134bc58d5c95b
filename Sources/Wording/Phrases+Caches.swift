import GalleryCore

extension Phrases {
    /// What is said of the caches.
    public enum Caches {
        /// One of them: `40 pictures, 3.2 MB of 100 MB in memory`.
        public static func inMemory(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) " + localized("in memory", "в памяти")
        }
        public static func onDisk(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) " + localized("on disk", "на диске")
        }
        /// The replies of services: `12 replies, 640 KB of 50 MB to be shown offline`.
        public static func replies(count: Int, bytes size: Int, limit: Int) -> String {
            "\(replies(count)), \(share(size, limit)) "
                + localized("to be shown offline", "для работы без сети")
        }
        /// All were emptied.
        public static func cleared(pictures count: Int, replies: Int, bytes size: Int) -> String {
            guard count + replies > 0 else {
                return localized(
                    "The caches were empty already; favorites keep their pictures.",
                    "Кеши уже были пусты; у избранного изображения остаются.")
            }
            let what = (pictures(count), Self.replies(replies), bytes(Int64(size)))
            return localized(
                "\(what.0) and \(what.1) forgotten, \(what.2) freed; favorites keep theirs.",
                "Удалено из кешей: \(what.0), \(what.1); свободно ещё \(what.2). Избранное не тронуто.")
        }

        private static func replies(_ count: Int) -> String {
            localized(counted(count, "reply", "replies"), counted(count, "ответ", "ответа", "ответов"))
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
    /// `cache`.
    public static var cache: String {
        localized(
            "the caches of pictures and replies; `cache clear` empties them",
            "кеши изображений и ответов; `cache clear` очистит их")
    }
}
