import CommandShell
import Configuration
import GalleryCore
import Screens
import Testing
import Wording

@Suite struct SecretCommandTests {
    private static let secrets: [CommandSecret: [String]] = [
        .accessKey: ["set unsplash Kq7Zt2Vx9w", "unsplash Kq7Zt2Vx9w", "set flickr=Kq7Zt2Vx9w"],
        .pin: ["4711", "set 4711", "change 47110815"],
        .signInCode: ["unsplash Kq7Zt2Vx9w", "flickr --token Kq7Zt2Vx9w"],
        .setting: ["unsplash_access_key Kq7Zt2Vx9w", "token Kq7Zt2Vx9w", "unsplash_token=Kq7Zt2Vx9w"],
    ]

    /// A command word of any language, and the kind of secret that may follow it.
    struct Case: CustomTestStringConvertible {
        let word: String
        let secret: CommandSecret

        var testDescription: String { word }
    }

    static let cases: [Case] = NavigationCommands.everywhere.map(\.info).flatMap { info -> [Case] in
        guard let secret = info.secret else { return [] }
        let translations = Language.allCases.flatMap { Phrases.commandWords(in: $0) }
            .filter { $0.value == info.name }.map(\.key)
        return (info.words + translations).map { Case(word: $0, secret: secret) }
    }

    private let keys = AccessKeys([
        KeyName("unsplash_access_key", of: .unsplash), KeyName("flickr_api_key", of: .flickr),
    ])

    private func isRecordable(_ line: String) -> Bool {
        RecordableLine.isRecordable(line, knowing: keys, optionTakesValue: { _ in nil })
    }

    @Test func `every kind of secret has a command, in English and in Russian`() {
        for secret in [CommandSecret.accessKey, .pin, .signInCode, .setting] {
            let words = Self.cases.filter { $0.secret == secret }.map(\.word)
            #expect(
                words.contains { $0.allSatisfy(\.isASCII) } && words.contains { !$0.allSatisfy(\.isASCII) })
        }
    }

    @Test(arguments: cases)
    func `a secret after a command that takes it is not recordable in any spelling`(command: Case) throws {
        let word = command.word
        let words =
            [
                word, word.uppercased(), "/" + word, "!" + word, "\"\(word)\"", "'\(word)'", "\\" + word,
                word + ":",
            ]
            + typingErrors(in: word) + [KeyboardLayout.latin(word)].compactMap(\.self)
        for argument in try #require(Self.secrets[command.secret]) {
            for word in words {
                let line = word + " " + argument
                for form in [line, "fav 1; \(line)", "\(line); back", "gallery \(line)"] {
                    #expect(!isRecordable(form), "\(form)")
                }
            }
        }
    }

    @Test(arguments: cases.filter { $0.secret == .pin })
    func `a PIN joined to a lock command is not recordable`(command: Case) {
        for sign in ["", "-", "=", ".", "#", "("] {
            #expect(!isRecordable(command.word + sign + "4711"), "\(sign)")
        }
        #expect(!isRecordable(command.word + " ４７１１"))
        #expect(
            !isRecordable(String(command.word.prefix(2)) + "\u{200B}" + command.word.dropFirst(2) + " 4711"))
    }

    @Test(arguments: cases) func `a command that takes a secret is recordable without it`(command: Case) {
        #expect(isRecordable(command.word))
    }

    @Test func `a Russian command typed with the Latin keyboard layout is not recordable with its secret`() {
        #expect(!isRecordable("pf,kjrbhjdfnm 4711"))
        #expect(!isRecordable("rk.x set unsplash Kq7Zt2Vx9w"))
        #expect(!isRecordable("дщсл 4711"))
        #expect(!isRecordable("лун set unsplash Kq7Zt2Vx9w"))
    }

    @Test(arguments: [
        "token X", "Token X", "Bearer X", "Authorization: Bearer X", "Client-ID X", "client_id X",
        "curl -H \"Authorization: Client-ID X\"", "password X", "пароль X", "токен X", "пин 4711",
        "пин-код 4711",
        "код 4711", "k set unsplash X", "k unsplash X", "ke set unsplash X", "x set unsplash X",
        "ключ задать unsplash X", "ключ X", "настройки unsplash X", "access token X", "client secret X",
        "secret Kq7Zt2Vx9w", "секрет Kq7Zt2Vx9w", "/token X", "lokcs 4711", "lok 47 11", "unl 4711",
        "set proxy http://name:X@host:3128", "set proxy name:X@host:3128", "proxy socks5h://:X@host",
        "https_proxy=http://name:p@ss@host", "export ALL_PROXY=socks5://name:X@host", "set proxy X%40host",
        "set proxy http://na/me:X@host", "прокси X@host", "open https://name:X@host/",
        "name:X@proxy.example:3128",
    ])
    func `a line with a token, a PIN, an access key or a password of an address is not recordable`(
        line: String
    ) {
        #expect(!isRecordable(line))
    }

    @Test(arguments: [
        "поиск ключ 4711", "искать токен 2024", "избранное пин 4711", "заметка 1 пин 4711", "метка 1 ключ",
        "ключ set unsplash", "ключ", "войти unsplash", "заблокировать", "разблокировать",
        "настройки columns 3",
        "настройки lock_after 10", "помощь ключ", "открыть 4711", "next", "look 3", "log", "keyboard",
        "/lock", "/key set design", "search Bearer of news", "secret garden", "by flickr:12345678@N00",
        "open https://www.flickr.com/photos/12345678@N00/53", "set contact me@example.org",
        "set contact https://social.example/@me", "search proxy war", "история lock 1234", "доска new пин",
    ])
    func `a similar line without a secret is recordable`(line: String) {
        #expect(isRecordable(line))
    }

    /// Words that are corrected to the word: with a letter missing, doubled or exchanged with the next.
    private func typingErrors(in word: String) -> [String] {
        let letters = Array(word)
        guard letters.count > 2, letters.allSatisfy(\.isLetter) else { return [] }
        let all = letters.indices.flatMap { index in
            var missing = letters, doubled = letters, exchanged = letters
            missing.remove(at: index)
            doubled.insert(letters[index], at: index)
            if index > 0 { exchanged.swapAt(index, index - 1) }
            return [missing, doubled, exchanged].map { String($0) }
        }
        let known = Set(CommandCatalog.infos.flatMap(\.words))
        return Set(all).subtracting(known).sorted()
    }
}
