import Testing

@testable import Wording

@Suite struct CommandWordsTests {
    @Test(arguments: [
        ("unfav 3", "убрать 3"), ("search cats", "поиск cats"), ("save N --smaller", "сохранить N --smaller"),
        ("board new hall", "board new hall"), ("lock set", "lock set"), ("gallery save", "gallery save"),
    ])
    func `Russian hints have the Russian word of a command without an English subcommand`(
        line: String, russian: String
    ) {
        #expect(Language.russian.asCurrent { Phrases.typed(line) } == russian)
        #expect(Language.english.asCurrent { Phrases.typed(line) } == line)
    }

    @Test func `each command in a Russian sentence is replaced, and other quoted text stays`() {
        let sentence = Language.russian.asCurrent { Phrases.noTerms }
        #expect(sentence.contains("`уточнить WORD` или `без WORD`"))
        #expect(
            Language.russian.asCurrent { Phrases.refineHint("fog") } == "`уточнить fog`, `без fog`, `шире`")
        #expect(Language.russian.asCurrent { Phrases.filter("x", known: ["y"]) }.contains("`x`"))
    }
}
