import GalleryCore

extension Phrases {
    /// What help says of each command.
    public enum Help {
        /// `recommend`.
        public static var recommend: String {
            localized(
                "photos picked for you, or what would go with a board",
                "фотографии, подобранные для вас или к доске")
        }
        /// `next` in the recommendations.
        public static var nextSection: String {
            localized(
                "the section to the right: what would go with the next board",
                "раздел справа: что подойдёт к следующей доске")
        }
        /// `prev` in the recommendations.
        public static var previousSection: String { localized("the section to the left", "раздел слева") }
        /// `search`.
        public static var search: String {
            localized(
                "find photos; alone: earlier searches and ideas",
                "найти фотографии; без слов: прежние запросы и идеи")
        }
        /// `favorites`.
        public static var favorites: String {
            localized(
                "what you keep, also offline; with words, what has them",
                "избранное, и без сети; со словами — где они есть")
        }
        /// `seen`.
        public static var seen: String {
            localized(
                "what you have seen, also offline; with words, what has them",
                "всё виденное, и без сети; со словами — где они есть")
        }
        /// `topic`.
        public static var topic: String {
            localized(
                "photos of one topic; alone: the topics there are",
                "фотографии одной темы; без слов: какие темы есть")
        }
        /// `collections`.
        public static var collections: String {
            localized(
                "what people put together, by its name",
                "подборки людей, по названию")
        }
        /// `collection`.
        public static var collection: String {
            localized("photos of one collection", "фотографии одной подборки")
        }
        /// `random`.
        public static var random: String { localized("photos by chance", "случайные фотографии") }
        /// `back`.
        public static var back: String { localized("the screen before this one", "предыдущий экран") }
        /// `home`.
        public static var home: String { localized("the first screen", "первый экран") }
        /// `undo`.
        public static var undo: String {
            localized(
                "take back what was removed last",
                "вернуть то, что удалено последним")
        }
        /// `help`.
        public static var help: String {
            localized(
                "this list, one command explained, or the keys",
                "этот список, одна команда подробнее или клавиши")
        }
        /// `quit`.
        public static var quit: String { localized("leave (or Ctrl-D)", "выйти (или Ctrl-D)") }
        /// `status`.
        public static var status: String {
            localized(
                "service, requests left, caches, database",
                "сервис, остаток запросов, кеши, база данных")
        }
        /// `protocol`.
        public static var `protocol`: String {
            localized(
                "how pictures are shown and why, or another way",
                "как показаны изображения и почему; сменить способ")
        }
        /// `service`.
        public static var service: String {
            localized(
                "which service is asked, or another one",
                "какой сервис спрашивают; сменить его")
        }

        /// `more`.
        public static var more: String {
            localized(
                "the next screenful (or Enter)",
                "следующая страница (или Enter)")
        }
        /// `open` among collections.
        public static var openCollection: String {
            localized("look at its photos", "посмотреть её фотографии")
        }
        /// `more` among collections.
        public static var moreCollections: String {
            localized(
                "the next ones (or Enter)",
                "следующие (или Enter)")
        }
        /// `refine`.
        public static var refine: String {
            localized(
                "narrow the search by one of the terms below it, or by a word",
                "уточнить запрос одним из слов под ним или своим")
        }
        /// `without`.
        public static var without: String {
            localized(
                "leave out what has one of the terms, or a word",
                "убрать фотографии с одним из слов или со своим")
        }
        /// `wider`.
        public static var wider: String {
            localized("take back the last narrowing", "отменить последнее уточнение")
        }
        /// `refresh` in a list.
        public static var refresh: String { localized("start this list over", "начать список заново") }
        /// `refresh` on a photo.
        public static var refreshPhoto: String {
            localized("show the photo again", "показать фотографию ещё раз")
        }
        /// `open`.
        public static var open: String { localized("look at one photo", "посмотреть одну фотографию") }
        /// `fav`.
        public static var fav: String {
            localized(
                "keep a photo and its picture for good",
                "в избранное, вместе с изображением")
        }
        /// `unfav`.
        public static var unfav: String {
            localized(
                "keep it no longer (saved files stay)",
                "убрать из избранного (файлы остаются)")
        }
        /// `save`.
        public static var save: String {
            localized(
                "put the full-size file and its credit in the pictures folder",
                "сохранить файл в полном размере и подпись к нему")
        }
        /// `credit`.
        public static var credit: String {
            localized(
                "the sentence that credits the author",
                "подпись с указанием автора")
        }
        /// `like`.
        public static var like: String {
            localized(
                "more like this in the recommendations",
                "больше такого в рекомендациях")
        }
        /// `dislike`.
        public static var dislike: String {
            localized(
                "less like this in the recommendations",
                "меньше такого в рекомендациях")
        }
        /// `why`.
        public static var why: String {
            localized(
                "what speaks for a photo, as far as your taste is known",
                "чем фотография отвечает вашим вкусам")
        }
        /// `taste`.
        public static var taste: String {
            localized(
                "what was learned of your taste, and taking it away",
                "что известно о ваших вкусах; забыть это")
        }
        /// `private`.
        public static var `private`: String {
            localized(
                "learn nothing in this session",
                "ничего не запоминать в этом сеансе")
        }
        /// `boards`.
        public static var boards: String {
            localized(
                "what you put together under names of your own",
                "доски: то, что вы собрали под своими названиями")
        }
        /// `board`.
        public static var board: String {
            localized(
                "one board, or only what has these words; makes and changes boards",
                "одна доска или только то, где есть слова; создать, изменить")
        }
        /// `tag`.
        public static var tag: String {
            localized(
                "put your own tags on a photo you keep",
                "поставить свои метки на сохранённую фотографию")
        }
        /// `untag`.
        public static var untag: String { localized("take them off", "снять метки") }
        /// `note`.
        public static var note: String {
            localized(
                "write on a photo you keep; alone: what is written",
                "записать к фотографии; без слов: что записано")
        }

        /// `similar`.
        public static var similar: String {
            localized("photos like this one, or of its colour", "похожие на эту, в том числе по цвету")
        }
        /// `by`.
        public static var author: String { localized("more by its author", "ещё работы автора") }
    }

    /// `open` on a photo.
    public static var openHere: String {
        localized(
            "You are looking at one photo; `back` shows the numbered list again.",
            "Сейчас открыта одна фотография; `back` вернёт пронумерованный список.")
    }
    /// `back` on the first screen.
    public static var firstScreen: String {
        localized(
            "This is the first screen; `quit` leaves.",
            "Это первый экран; выйти — `quit`.")
    }
}
