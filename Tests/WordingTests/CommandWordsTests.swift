import Testing

@testable import Wording

@Suite struct CommandWordsTests {
    @Test(arguments: [
        ("unfav 3", "убрать 3"), ("search cats", "поиск cats"), ("save N --smaller", "сохранить N --smaller"),
        ("board new hall", "доска новая hall"), ("board hall", "доска hall"), ("lock set", "lock set"),
        ("save 3 to ~/x", "сохранить 3 в ~/x"),
        ("save 3 as NAME --original", "сохранить 3 как NAME --original"),
        ("help search", "помощь поиск"), ("help keys", "помощь клавиши"), ("lock", "заблокировать"),
        ("save [N…|all]", "сохранить [N…|all]"), ("key set unsplash", "ключ задать unsplash"),
        ("gallery save", "gallery save"), ("open last", "открыть последняя"),
    ])
    func `Russian hints have the Russian words of a command, its subcommands and its values`(
        line: String, russian: String
    ) {
        #expect(Language.russian.asCurrent { Phrases.typed(line) } == russian)
        #expect(Language.english.asCurrent { Phrases.typed(line) } == line)
    }

    @Test(arguments: [
        ("help [COMMAND|aliases|all|keys]", "помощь [КОМАНДА|синонимы|все|клавиши]"),
        (
            "board move NAME N… to N|first|last|SECTION",
            "доска переместить ИМЯ N… в N|первая|последняя|РАЗДЕЛ"
        ),
        ("search [WORDS] [filter:value…]", "поиск [СЛОВА] [фильтр:значение…]"),
        ("taste [forget WORD | pause INTEREST | resume]", "вкус [забыть СЛОВО | пауза ИНТЕРЕС | продолжить]"),
        ("figure N… [to FILE] [--base DIR]", "иллюстрация N… [в ФАЙЛ] [--base ПАПКА]"),
        ("lock [set|off]", "lock [set|off]"),
    ])
    func `Russian usage lines have the Russian words of keywords and values`(usage: String, russian: String) {
        #expect(Language.russian.asCurrent { Phrases.typedUsage(usage) } == russian)
        #expect(Language.english.asCurrent { Phrases.typedUsage(usage) } == usage)
    }

    @Test func `each command in a Russian sentence is replaced, and other quoted text stays`() {
        let sentence = Language.russian.asCurrent { Phrases.noTerms }
        #expect(sentence.contains("`уточнить СЛОВО` или `без СЛОВО`"))
        #expect(
            Language.russian.asCurrent { Phrases.refineHint("fog") } == "`уточнить fog`, `без fog`, `шире`")
        #expect(Language.russian.asCurrent { Phrases.filter("x", known: ["y"]) }.contains("`x`"))
    }
}
