public import FoundationEssentials
public import GalleryCore

extension Phrases {
    public enum Interests {
        public static var heading: String { localized("Your interests:", "Ваши интересы:") }
        /// Interest with its words translated into the language of the interface, if possible.
        public static func translated(_ interest: Interest) -> Interest {
            Interest(
                terms: meanings(ofTags: interest.terms), share: interest.share, photos: interest.photos,
                pausedUntil: interest.pausedUntil)
        }
        /// `62 %  fog, forest, path`; a paused interest has the end of the pause in place of the number.
        public static func line(_ interest: Interest) -> String {
            let name = translated(interest).name
            guard let end = interest.pausedUntil else {
                return "\(Int(clamping: (interest.share * 100).rounded())) %  \(name)"
            }
            return localized(
                "\(name) · paused until \(day(end)); `taste resume` ends the pause",
                "\(name) · отложено до \(day(end)); возобновить: `taste resume`")
        }
        public static func forgot(_ name: String, from count: Int) -> String {
            localized(
                "Forgot the interest \(name), learned from \(counted(count, "action", "actions")).",
                "Интерес «\(name)» забыт (учтённых действий: \(number(count))).")
        }
        public static func paused(_ name: String, until end: Date) -> String {
            localized(
                "\(name): paused until \(day(end)). `taste resume` ends the pause.",
                "\(name): отложено до \(day(end)). Возобновить: `taste resume`.")
        }
        public static var resumed: String {
            localized("All interests count again.", "Все интересы снова учитываются.")
        }
        public static func unknown(_ query: String) -> String {
            localized(
                "There is no interest \(query); `taste` lists your interests.",
                "Интереса «\(query)» нет; список покажет `taste`.")
        }
    }
}
