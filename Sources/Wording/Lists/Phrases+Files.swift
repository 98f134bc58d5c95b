public import GalleryCore

extension Phrases {
    public enum Files {
        public static func reading(_ path: String) -> String { "\(path.withoutControls) …" }

        public static func missing(_ path: String) -> String {
            let path = path.withoutControls
            return localized("There is no file or folder \(path).", "Нет файла или папки \(path).")
        }

        public static func isFile(_ word: String) -> String {
            localized(
                "\(word) is a file or folder here; `search \(word)` searches for the word.",
                "\(word) — файл или папка; слово найдёт `search \(word)`.")
        }

        /// Error for the argument `-`.
        public static var noInput: String {
            localized(
                "Standard input has no picture and no paths of files.",
                "В стандартном вводе нет ни изображения, ни путей к файлам.")
        }

        public static func opened(_ folder: String) -> String {
            localized("Opened in the file manager: \(folder)", "Открыто в файловом менеджере: \(folder)")
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
            let isAbove = photo.about == "0" && !photo.source.variants.isEmpty
            let count = isAbove ? inFolders : photo.about.flatMap { Int($0) }.map(pictures)
            let date = photo.taken.map(Phrases.moment) ?? photo.date.map(Phrases.day)
            // The row of a file that cannot be read has only a name.
            return photo.id.isFolder ? count ?? unreadable : date ?? (photo.size == nil ? unreadable : nil)
        }

        /// Caption of a folder whose pictures are all in folders below.
        private static var inFolders: String { localized("pictures in folders", "изображения в папках") }

        static var unreadable: String { localized("cannot be read", "не читается") }

        /// Name on a card: that of the file, else the title.
        public static func name(of photo: Photo) -> String {
            guard !photo.id.isFolder, let path = photo.filePath, let last = path.split(separator: "/").last
            else {
                return Phrases.title(of: photo)
            }
            return String(last).oneLine
        }

        /// Title and author on a card. A file that states the page of its photo has the title of the photo, and its
        /// name precedes the author.
        public static func caption(of photo: Photo, author: String) -> (title: String, author: String) {
            let name = name(of: photo)
            guard let path = photo.filePath, photo.pageLink != nil else { return (name, author) }
            let isUntitled = photo.title == LocalFile.title(of: path)
            guard let title = isUntitled ? photo.about : photo.title, !title.isEmpty else {
                return (name, author)
            }
            return (title.oneLine, "\(name) · \(author)")
        }

        public static func isNoFile(_ number: Int) -> String {
            localized(
                "\(number) is no file in a folder; `unfav` removes favorites, `board remove` photos of a board.",
                "\(number) — не файл в папке; `unfav` убирает из избранного, `board remove` — с доски.")
        }

        public static func cannotRename(_ number: Int) -> String {
            localized(
                "\(number) is no file in a folder; `save \(number) as NAME` names the saved file.",
                "\(number) — не файл в папке; имя при сохранении задаёт `save \(number) as NAME`.")
        }

        public static func trashed(_ name: String) -> String {
            localized(
                "Moved to the trash: \(name) (`undo` to restore)", "В корзине: \(name) (`undo` вернёт)")
        }

        /// Remark on an open photo.
        public static var isTrashed: String {
            localized("In the trash; `undo` restores it.", "В корзине; `undo` вернёт.")
        }

        /// Error for a command that moves the file of a row.
        public static func isTrashed(_ number: Int) -> String {
            localized(
                "\(number) is in the trash; `undo` restores it.", "\(number) — в корзине; `undo` вернёт файл."
            )
        }

        public static func renamed(_ former: String, _ name: String) -> String {
            localized("Renamed \(former) to \(name)", "Переименовано: \(former) → \(name)")
        }

        public static func extensionStays(_ name: String) -> String {
            localized(
                "\(name) keeps its extension, since its contents stay the same.",
                "\(name) сохраняет расширение: содержимое не меняется.")
        }

        public static var sorting: String {
            let orders = FileOrder.allCases.map(\.rawValue).joined(separator: ", ")
            return localized(
                "Sort with `search order:date` or `folder order:date`; the orders are \(orders).",
                "Сортирует `search order:date` или `folder order:date`; порядок: \(orders).")
        }

        static func heading(_ query: FolderQuery, _ name: String?) -> String {
            let folder = (name ?? query.path).withoutControls
            return query.search.map { localized("\($0.text) in \(folder)", "«\($0.text)» в \(folder)") }
                ?? folder
        }

        static func heading(_ comparison: FileComparison, _ query: FolderQuery, _ name: String?) -> String {
            let folder = heading(query, name)
            return switch comparison {
            case .twins: localized("Same pictures in \(folder)", "Одинаковые изображения: \(folder)")
            case .similar(_, .color):
                localized("Similar in color to \(folder)", "Похожие по цвету на \(folder)")
            case .similar:
                localized("Similar to \(folder)", "Похожие на \(folder)")
            }
        }

        /// Progress of decoding the files that are compared.
        public static func comparing(_ done: Int, of count: Int) -> String {
            localized(
                "Looking at pictures: \(portion(done, of: count)) …",
                "Просмотр изображений: \(portion(done, of: count)) …")
        }

        /// Number of groups of files that show the same picture.
        public static func groups(_ count: Int) -> String {
            localized(counted(count, "picture", "pictures"), counted(count, "снимок", "снимка", "снимков"))
        }

        /// Lines about files with the same picture; `number` is that of the best of them.
        public static func best(of count: Int) -> String {
            localized("best of \(count)", "лучший из \(count)")
        }
        public static func copy(of number: Int) -> String {
            localized("copy of \(number)", "копия \(number)")
        }

        /// Properties in which files with the same picture differ, longest first.
        public static func differences(of photo: Photo, _ twin: Twin) -> [String] {
            let facts = [
                photo.size.map { "\($0.width)×\($0.height)" }, Phrases.bytes(Int64(twin.bytes)),
                (photo.taken?.description ?? photo.date?.localTime).map { String($0.prefix(10)) },
            ].compactMap(\.self)
            return [facts, Array(facts.prefix(2))].map { $0.joined(separator: ", ") }
        }

        /// Path of a file below the folder of a list; its name in other lists.
        public static func path(of photo: Photo, in list: PhotoListID) -> String {
            guard case .alike(let query, _) = list, let path = photo.filePath, path.hasPrefix(query.path)
            else {
                return name(of: photo)
            }
            return String(path.dropFirst(query.path.count).drop { $0 == "/" }).oneLine
        }

        static func empty(_ comparison: FileComparison, _ query: FolderQuery) -> String {
            switch comparison {
            case .twins(of: nil) where query.search != nil:
                localized(
                    "No picture occurs twice among those found; `twins` in the folder compares all.",
                    "Среди найденных нет одинаковых; `twins` в папке сравнит все.")
            case .twins(of: nil):
                localized(
                    "No picture occurs twice in this folder and below.",
                    "Одинаковых изображений в этой папке и глубже нет.")
            case .twins:
                localized(
                    "No other file in this folder and below shows this picture.",
                    "Других файлов с этим изображением в папке и глубже нет.")
            case .similar:
                localized(
                    "Nothing to compare: this picture cannot be read, or the folder has no other one.",
                    "Сравнить не с чем: это изображение не читается, или других в папке нет.")
            }
        }

        static func empty(_ query: FolderQuery) -> String {
            if let search = query.search {
                let typed = search.text
                let filters = search.filters.map { FilterAbility.ofStored.supports($0.key, $0.value) }
                guard filters.allSatisfy(\.self), !search.keywords.isEmpty else {
                    return localized(
                        "No picture in this folder matches \(typed).",
                        "В этой папке нет изображений по запросу «\(typed)».")
                }
                return localized(
                    "No picture in this folder matches \(typed). `service free` and `search \(typed)` "
                        + "search the web.",
                    "В этой папке нет изображений по запросу «\(typed)». `service free` и "
                        + "`search \(typed)` — поиск в сети.")
            }
            return query.isRecursive
                ? localized("No picture in this folder and below.", "В этой папке и глубже нет изображений.")
                : localized(
                    "No picture in this folder; `folder --recursive` looks in all folders below.",
                    "В этой папке нет изображений; `folder --recursive` покажет и те, что глубже.")
        }
    }
}
