extension Phrases {
    public enum Help {
        public static var recommend: String {
            localized(
                "Show recommendations, for you or for a board",
                "Показать рекомендации для вас или для доски")
        }
        public static var search: String {
            localized(
                "Find photos; without words: earlier searches and ideas",
                "Найти фотографии; без слов: прежние запросы и идеи")
        }
        public static var favorites: String {
            localized(
                "Show favorites (works offline); with words or filters: those that match",
                "Показать избранное (и без сети); со словами или фильтрами: найти в нём")
        }
        public static var trash: String {
            localized("Move picture files to the trash", "Переместить файлы изображений в корзину")
        }
        public static var asName: String { verbatim("as NAME") }
        public static var rename: String {
            localized("Rename picture files of a folder", "Переименовать файлы изображений в папке")
        }
        public static var saved: String {
            localized("Show the photos you saved", "Показать сохранённые фотографии")
        }
        public static var searchFolder: String {
            localized(
                "Find pictures in this folder and below: by name, title, keywords, author, date or camera",
                "Найти изображения в этой папке и глубже: по имени, названию, меткам, автору, дате, камере")
        }
        public static var twins: String {
            localized(
                "Find files with the same picture in this folder and below; `mark` then marks the copies",
                "Найти файлы с одним изображением в этой папке и глубже; `mark` отметит копии")
        }
        public static var folder: String {
            localized(
                "Show the pictures of a folder, or picture files, of this computer",
                "Показать изображения в папке этого компьютера или файлы")
        }
        public static var seen: String {
            localized(
                "Show photos you have seen (works offline); with words: those that match",
                "Показать просмотренное (и без сети); со словами: найти в нём")
        }
        public static var topic: String {
            localized(
                "Show photos of a topic; without a name: all topics; `collections` finds collections",
                "Показать фотографии темы; без названия: все темы; `collections` ищет подборки")
        }
        public static var collections: String {
            localized("Find collections by name", "Найти подборки по названию")
        }
        public static var collection: String {
            localized("Show the photos of a collection", "Показать фотографии подборки")
        }
        public static var random: String { localized("Show random photos", "Показать случайные фотографии") }
        public static var back: String {
            localized("Go back to what you saw before", "Вернуться к тому, что было до этого")
        }
        public static var forward: String {
            localized("Go forward again after `back`", "Перейти вперёд после `back`")
        }
        public static var home: String { localized("Go to the first screen", "Перейти на первый экран") }
        public static var list: String {
            localized(
                "Show the list again; on a photo, show its list",
                "Показать список ещё раз; у фотографии — её список")
        }
        public static var clear: String {
            localized(
                "Clear the terminal and draw the screen again", "Очистить терминал и показать экран заново")
        }
        public static var undo: String {
            localized(
                "Undo the last change of favorites, boards, notes or likes, or one of the list",
                "Отменить последнее изменение избранного, досок, заметок или отметок")
        }
        public static var help: String {
            localized(
                "Show the words to begin with, all commands, one of them, keys or aliases",
                "Показать главные команды, все, подробности об одной, клавиши или синонимы")
        }
        public static var quit: String { localized("Quit (or Ctrl-D)", "Выйти (или Ctrl-D)") }
        public static var status: String {
            localized(
                "Show service, requests left, caches and database",
                "Показать сервис, остаток запросов, кеши и базу данных")
        }
        public static var `protocol`: String {
            localized(
                "Show or change how pictures are displayed",
                "Показать или сменить способ показа изображений")
        }
        public static var service: String {
            localized("Show or change the service", "Показать или сменить сервис")
        }

        public static var page: String {
            localized("Show the page with this number", "Показать страницу с этим номером")
        }
        public static var more: String {
            localized("Show the next screenful (or Enter)", "Показать следующую страницу (или Enter)")
        }
        public static var openCollection: String { localized("Show its photos", "Показать её фотографии") }
        public static var moreCollections: String {
            localized("Show the next ones (or Enter)", "Показать следующие (или Enter)")
        }
        public static var refine: String {
            localized(
                "Narrow the search by a suggested word, your own, or a filter",
                "Уточнить запрос предложенным словом, своим или фильтром")
        }
        public static var without: String {
            localized(
                "Exclude photos with a suggested word or your own",
                "Исключить фотографии с предложенным или своим словом")
        }
        public static var wider: String {
            localized("Undo the last refinement", "Отменить последнее уточнение")
        }
        public static var refresh: String { localized("Reload this list", "Загрузить список заново") }
        public static var refreshPhoto: String {
            localized("Show the photo again", "Показать фотографию ещё раз")
        }
        public static var open: String { localized("Open a photo", "Открыть фотографию") }
        public static var fav: String {
            localized(
                "Add to favorites (works offline once the picture is stored)",
                "Добавить в избранное (доступно без сети, когда загрузится изображение)")
        }
        public static var unfav: String {
            localized(
                "Remove from favorites; saved files stay",
                "Убрать из избранного; сохранённые файлы останутся")
        }
        public static var save: String {
            localized(
                "Save the full-size file and its credit in the pictures folder",
                "Сохранить файл в полном размере и подпись в папку изображений")
        }
        public static var credit: String {
            localized(
                "Show the credit: author, license, source; `credits` lists those of a folder or a board",
                "Показать подпись: автор, лицензия, источник; `credits` — подписи папки или доски")
        }
        public static var figure: String {
            localized(
                "Show the credit with its picture, as Markdown for `post.md`, else as HTML",
                "Показать подпись с изображением: Markdown для `post.md`, иначе HTML")
        }
        public static var like: String {
            localized("Recommend more like this", "Рекомендовать больше похожих")
        }
        public static var dislike: String {
            localized("Recommend less like this", "Рекомендовать меньше похожих")
        }
        public static var unlike: String {
            localized("Take back a like or dislike", "Снять отметку «нравится» или «не нравится»")
        }
        public static var why: String {
            localized("Explain why a photo was recommended", "Объяснить, почему рекомендована фотография")
        }
        public static var taste: String {
            localized(
                "Show what was learned about your taste, forget or pause some of it",
                "Показать, что известно о ваших вкусах, забыть или отложить часть")
        }
        public static var `private`: String {
            localized(
                "Stop learning from what I do (this session)",
                "Не запоминать мои действия (в этом сеансе)")
        }
        public static var board: String {
            localized(
                "Show your boards, one of them, or its photos that match words; create and change boards",
                "Показать доски, одну из них или найти на ней; создать, изменить доску")
        }
        public static var tag: String {
            localized(
                "Add your own tags to a photo; `tags` lists them, `untag` removes them",
                "Добавить к фотографии свои метки; `tags` — их список, `untag` удалит")
        }
        public static var tags: String {
            localized(
                "List your tags; `favorites tag:NAME` shows the photos",
                "Свои метки; `favorites tag:NAME` — фотографии")
        }
        public static var untag: String { localized("Remove your tags", "Удалить свои метки") }
        public static var note: String {
            localized(
                "Add a note to a photo, up to the end of the line; without text: show it",
                "Добавить заметку к фотографии, до конца строки; без текста: показать её")
        }

        public static var similar: String {
            localized(
                "Show photos similar to a photo (by subject, color or look) or to a picture file (by look)",
                "Показать похожие на фотографию (по теме, цвету или на вид) или на файл (на вид)")
        }
        public static var author: String {
            localized("Show more by the author", "Показать другие работы автора")
        }
    }

    public static var firstScreen: String {
        localized("This is the first screen; `quit` exits.", "Это первый экран; выйти — `quit`.")
    }
    public static var newestScreen: String {
        localized(
            "There is nothing to go forward to; `back` goes back.",
            "Вперёд идти некуда; назад — `back`.")
    }
}
