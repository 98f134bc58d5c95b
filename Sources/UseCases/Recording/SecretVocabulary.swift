/// Words by which a command that may contain a secret is recognized, even if misspelled. Words are lower case, of every
/// language.
public struct SecretVocabulary: Sendable {
    /// Names of services with keys.
    let services: Set<String>
    let keyCommands: Set<String>
    let lockCommands: Set<String>
    let signInCommands: Set<String>
    let settingCommands: Set<String>
    /// Words of all commands; a known command is no misspelling of another.
    let allCommands: Set<String>
    /// Words of the commands whose arguments are free text.
    let textCommands: Set<String>
    /// Whether an option of the program takes a value; `nil` for another word.
    let optionTakesValue: @Sendable (String) -> Bool?
    /// Whether a word is the name of a setting, which is no secret.
    let isSetting: @Sendable (String) -> Bool
    let distance: @Sendable (String, String) -> Int

    public init(
        services: Set<String>, keyCommands: Set<String>, lockCommands: Set<String>,
        signInCommands: Set<String>,
        settingCommands: Set<String>, allCommands: Set<String>, textCommands: Set<String>,
        optionTakesValue: @escaping @Sendable (String) -> Bool?,
        isSetting: @escaping @Sendable (String) -> Bool, distance: @escaping @Sendable (String, String) -> Int
    ) {
        self.services = services
        self.keyCommands = keyCommands
        self.lockCommands = lockCommands
        self.signInCommands = signInCommands
        self.settingCommands = settingCommands
        self.allCommands = allCommands
        self.textCommands = textCommands
        self.optionTakesValue = optionTakesValue
        self.isSetting = isSetting
        self.distance = distance
    }

    func isService(_ word: String) -> Bool { services.contains(word) }

    /// Whether the word is one of the commands or, unless it is another command, so similar that it is corrected to it.
    func isNear(_ word: String, _ commands: Set<String>) -> Bool {
        if commands.contains(word) { return true }
        guard word.count > 1, word.allSatisfy(\.isLetter), !allCommands.contains(word) else { return false }
        return commands.contains { command in
            let limit = max(word.count, command.count) <= 4 ? 1 : 2
            return distance(word, command) <= limit || word.count > 2 && command.hasPrefix(word)
        }
    }
}
