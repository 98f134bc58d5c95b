import GalleryCore
import TestKit
import Testing
import Wording

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LanguageTests {
    @Test(
        arguments: [
            ([:], Language.english), (["LANG": "ru_RU.UTF-8"], .russian), (["LANG": "ru"], .russian),
            (["LANG": "RU_ru.utf8@x"], .russian), (["LANG": "rue_UA.UTF-8"], .english),
            (["LANG": "de_DE"], .english),
            (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"], .english),
            (["LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"], .russian),
            (["LANG": "ru_RU.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "C"], .english),
            (["LC_ALL": "POSIX", "LANG": "ru_RU.UTF-8"], .english),
            (["LC_ALL": "C.UTF-8", "LANG": "ru"], .english),
            (["LC_ALL": "ru_UA.UTF-8", "LANG": "C"], .russian),
            (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru_RU.UTF-8"], .russian),
            // LC_CTYPE does not apply to messages, and LANGUAGE is not read.
            (["LC_CTYPE": "ru_RU.UTF-8", "LANGUAGE": "ru"], .english),
        ] as [([String: String], Language)])
    func `the first nonempty variable of LC_ALL, LC_MESSAGES and LANG sets the language`(
        variables: [String: String], language: Language
    ) {
        #expect(Language(environment: variables) == language)
    }

    @Test func `a language is recognized by its code, also in upper case, but not by its name`() {
        #expect(Language(environment: ["LANG": "RU"]) == .russian)
        #expect(Language(environment: ["LANG": "russian"]) == .english)
        #expect(Language.allCases.map(\.code) == ["en", "ru"])
    }

    @Test func `a scoped language applies to tasks started in the scope, and not after the scope`() async {
        #expect(Phrases.stopped == "Stopped.")
        let inside = await Language.russian.asCurrent { Task { Phrases.stopped } }.value
        #expect(inside == "Остановлено.")
        #expect(Language.russian.asCurrent { Language.english.asCurrent { Phrases.stopped } } == "Stopped.")
        #expect(Phrases.stopped == "Stopped.")
    }

    @Test func `a credit is in English even if the current language is Russian`() {
        let photo = Photo.sample(1)
        let credit = Credit(photo).text(.markdown)
        #expect(Language.russian.asCurrent { Credit(photo).text(.markdown) } == credit)
    }
}
