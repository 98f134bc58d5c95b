public import FoundationEssentials
public import GalleryCore

extension Phrases {
    /// Texts about interests.
    public enum Interests {
        public static var heading: String { localized("Your interests:", "Ваши интересы:") }
        /// `62 %  fog, forest, path`; a paused interest shows the end of the pause instead.
        public static func line(_ interest: Interest) -> String {
            guard let end = interest.pausedUntil else {
                return "\(Int(clamping: (interest.share * 100).rounded())) %  \(interest.name)"
            }
            return localized(
                "\(interest.name) · left out until \(day(end)); `taste resume` ends that",
                "\(interest.name) · не учитывается до \(day(end)); вернуть: `taste resume`")
        }
        public static func forgot(_ name: String, from count: Int) -> String {
            localized(
                "Forgot the interest \(name), learned from \(counted(count, "action", "actions")).",
                "Интерес «\(name)» забыт (учтённых действий: \(number(count))).")
        }
        public static func paused(_ name: String, until end: Date) -> String {
            localized(
                "\(name): left out of recommendations until \(day(end)). `taste resume` ends that.",
                "\(name): не учитывается в рекомендациях до \(day(end)). Вернуть: `taste resume`.")
        }
        public static var resumed: String {
            localized("All interests count again.", "Все интересы снова учитываются.")
        }
        public static func unknown(_ words: String) -> String {
            localized(
                "No interest has the words \(words); `taste` lists them.",
                "Интереса со словами «\(words)» нет; список покажет `taste`.")
        }
    }
}
