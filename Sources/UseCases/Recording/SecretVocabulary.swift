/// Words by which a command that may contain a secret is recognized, even if misspelled.
public struct SecretVocabulary: Sendable {
    /// Names of services with keys.
    let services: Set<String>
    /// Names of the commands that take a PIN.
    let lockCommands: [String]
    let signInCommands: [String]
    /// Names of the commands whose words are free text.
    let textCommands: Set<String>
    /// Whether an option of the program takes a value; `nil` for another word.
    let optionTakesValue: @Sendable (String) -> Bool?
    /// Whether a word is the name of a setting, which is no secret.
    let isSetting: @Sendable (String) -> Bool
    let distance: @Sendable (String, String) -> Int

    public init(
        services: Set<String>, lockCommands: [String], signInCommands: [String], textCommands: Set<String>,
        optionTakesValue: @escaping @Sendable (String) -> Bool?,
        isSetting: @escaping @Sendable (String) -> Bool, distance: @escaping @Sendable (String, String) -> Int
    ) {
        self.services = services
        self.lockCommands = lockCommands
        self.signInCommands = signInCommands
        self.textCommands = textCommands
        self.optionTakesValue = optionTakesValue
        self.isSetting = isSetting
        self.distance = distance
    }

    func isService(_ word: String) -> Bool { services.contains(word) }

    /// Whether a word is the command with at most one typing error, or two if the command has more than four letters.
    func isNear(_ word: String, _ command: String) -> Bool {
        word == command
            || word.allSatisfy(\.isLetter) && distance(word, command) <= (command.count <= 4 ? 1 : 2)
    }
}
