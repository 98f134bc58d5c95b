extension Phrases {
    /// Texts about the user's contact, which Wikimedia asks programs to send.
    public enum Contact {
        public static var label: String { localized("Contact", "Контакт") }
        public static func sent(_ contact: String) -> String {
            localized("\(contact), sent to Wikimedia only", "\(contact), отправляется только Wikimedia")
        }
        public static var isSet: String {
            localized("set, sent to Wikimedia only", "задан, отправляется только Wikimedia")
        }
        public static var missing: String {
            localized(
                "none; Wikimedia may refuse requests: `set contact you@example.org`",
                "нет; Wikimedia может отказывать: `set contact you@example.org`")
        }
        public static var question: String {
            localized(
                "Wikimedia asks programs for a contact and may refuse requests without one. "
                    + "`set --save contact you@example.org` sends yours to Wikimedia only.",
                "Wikimedia просит у программ контакт и без него может отказывать. "
                    + "`set --save contact you@example.org` отправит ваш, только Wikimedia.")
        }
    }
}
