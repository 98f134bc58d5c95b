extension Phrases {
    public enum Marked {
        public static var title: String { localized("Marked photos", "Отмеченные фотографии") }

        /// `titles` are the titles of the chosen photos, of which `new` were not marked yet; `total` is the number of
        /// all marked photos.
        public static func marked(_ titles: [String], new: Int, of total: Int) -> String {
            let what = titles.count == 1 ? titles[0] : photos(new == 0 ? titles.count : new)
            let earlier = titles.count - new, total = number(total)
            if new == 0 {
                return localized(
                    "Already marked: \(what) (\(total) in all)", "Уже отмечено: \(what) (всего \(total))")
            }
            return earlier == 0
                ? localized("Marked \(what) (\(total) in all)", "Отмечено: \(what) (всего \(total))")
                : localized(
                    "Marked \(what); already marked: \(number(earlier)) (\(total) in all)",
                    "Отмечено: \(what), уже было отмечено: \(number(earlier)) (всего \(total))")
        }

        public static func unmarked(_ count: Int, left: Int) -> String {
            localized(
                "Removed \(counted(count, "mark", "marks")), \(number(left)) left",
                "Снято отметок: \(number(count)), осталось \(number(left))")
        }

        /// In a list of files with the same picture.
        public static var noCopies: String {
            localized("This list has no copies to mark.", "В этом списке нет копий, которые можно отметить.")
        }

        public static var none: String {
            localized(
                "No photo is marked. `mark 3` marks photo 3.", "Отметок нет. `mark 3` отметит фотографию 3.")
        }

        public static var withoutNumbers: String {
            localized(
                "`marked` stands alone; mark the other photos first, or type numbers only.",
                "`marked` не сочетается с номерами; отметьте и другие фотографии или введите только номера.")
        }

        /// Question before a command acts on all photos of a long list.
        public static func confirm(_ count: Int) -> String {
            localized(
                "These are \(photos(count)). Go on? \(toConfirm)",
                "Всего \(photos(count)). Продолжить? \(toConfirm)")
        }
    }
}

extension Phrases.Help {
    public static var mark: String {
        localized(
            "Mark photos across lists for `save marked`; `marks` shows them, `unmark` removes marks",
            "Отметить фотографии в любых списках для `save marked`; `marks` покажет их, `unmark` снимет")
    }
    public static var unmark: String { localized("Remove marks", "Снять отметки") }
    public static var marks: String { localized("Show the marked photos", "Показать отмеченные фотографии") }
}

extension Phrases {
    /// Words in place of symbols, for screen readers.
    public enum Marks {
        public static var heart: String { localized("favorite:", "избранное:") }
        public static var mark: String { localized("marked:", "отмечено:") }
        public static var times: String { localized("by", "на") }
        public static let cut = "..."
    }
}
