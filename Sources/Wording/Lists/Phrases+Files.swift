public import GalleryCore

extension Phrases {
    public enum Files {
        public static func reading(_ path: String) -> String { "\(path) …" }

        public static func missing(_ path: String) -> String {
            localized("There is no file or folder \(path).", "Нет файла или папки \(path).")
        }

        public static func notAPicture(_ path: String) -> String {
            localized(
                "\(path) is not a picture that can be shown.",
                "\(path) — не изображение, которое можно показать.")
        }

        /// Sentence for a command that works on pictures only.
        public static func isFolder(_ number: Int) -> String {
            localized(
                "\(number) is a folder; `open \(number)` shows its pictures.",
                "\(number) — папка; `open \(number)` покажет её изображения.")
        }

        public static func pictures(_ count: Int) -> String {
            localized(
                counted(count, "picture", "pictures"),
                counted(count, "изображение", "изображения", "изображений"))
        }

        public static func folders(_ count: Int) -> String {
            localized(counted(count, "folder", "folders"), counted(count, "папка", "папки", "папок"))
        }

        /// Line below the name of a file or folder, in place of an author; `nil` for other photos.
        public static func caption(of photo: Photo) -> String? {
            guard photo.id.isAddress || photo.fileAddress != nil else { return nil }
            if photo.id.isFolder { return pictures(photo.about.flatMap { Int($0) } ?? 0) }
            return photo.taken.map(Phrases.moment) ?? photo.date.map(Phrases.day)
        }

        /// Name on a card: that of the file, else the title.
        public static func name(of photo: Photo) -> String {
            guard !photo.id.isFolder, let path = photo.filePath, let last = path.split(separator: "/").last
            else {
                return Phrases.title(of: photo)
            }
            return String(last)
        }

        public static func isNoFile(_ number: Int) -> String {
            localized(
                "\(number) is no file in a folder; `unfav` removes favorites, `board remove` photos of a board.",
                "\(number) — не файл в папке; `unfav` убирает из избранного, `board remove` — с доски.")
        }

        public static func trashed(_ name: String) -> String {
            localized(
                "Moved to the trash: \(name) (`undo` to restore)", "В корзине: \(name) (`undo` вернёт)")
        }

        public static func renamed(_ former: String, _ name: String) -> String {
            localized("Renamed \(former) to \(name)", "Переименовано: \(former) → \(name)")
        }

        static func heading(_ query: FolderQuery, _ name: String?) -> String {
            let folder = name ?? query.path
            return query.search.map { localized("\($0.text) in \(folder)", "«\($0.text)» в \(folder)") }
                ?? folder
        }

        static func empty(_ query: FolderQuery) -> String {
            if let search = query.search {
                return localized(
                    "No picture in this folder matches \(search.text). `service free` and `search \(search.text)` "
                        + "search the web.",
                    "В этой папке нет изображений по запросу «\(search.text)». `service free` и "
                        + "`search \(search.text)` — поиск в сети.")
            }
            return query.isRecursive
                ? localized("No picture in this folder and below.", "В этой папке и глубже нет изображений.")
                : localized(
                    "No picture in this folder; `folder --recursive` looks in all folders below.",
                    "В этой папке нет изображений; `folder --recursive` покажет и те, что глубже.")
        }
    }
}
