extension Phrases {
    /// What `set` says.
    public enum Settings {
        /// `columns`.
        public static let columns = "columns of photos in a list"
        /// `suggestions`.
        public static let suggestions = "the likeliest line, faint behind the cursor; Right takes it"

        /// `notify`.
        public static let notify = "the terminal calls when a long command is done"

        /// Who decided on a value.
        public static func source(_ source: SettingSource) -> String {
            switch source {
            case .builtIn: "built in"
            case .file: "from the settings file"
            case .environment: "from the environment"
            case .flag: "from the command line"
            case .session: "set here"
            }
        }
        /// A name that is no setting.
        public static func unknown(_ name: String, known: [String]) -> String {
            "There is no setting `\(name)`; `set` shows them: \(known.joined(separator: ", "))."
        }
        /// A value that a setting does not take.
        public static func refused(_ value: String, _ name: String, choices: String) -> String {
            "\(name) cannot be `\(value)`; type `set \(name) \(choices)`."
        }
    }
}

extension Phrases.Help {
    /// `set`.
    public static let set = "settings for this session, such as columns"
}
