import Configuration
import GalleryCore
import Glibc
import Testing

@testable import Wording

@Suite struct SettingPhrasesTests {
    private let museum = ServiceName(rawValue: "museum")

    @Test
    func `the message for a settings fault names the bad line and valid values, or the fault of the file`() {
        let fault = SettingsFault.line(3, path: "/f", .unknownValue("many", of: .columns, usage: "auto|1-20"))
        #expect(
            Phrases.explanation(fault) == "Line 3 of /f is ignored: columns cannot be `many`, only auto|1-20."
        )
        let name = SettingsFault.line(1, path: "/f", .unknownName("colour", known: ["a", "b"]))
        #expect(
            Phrases.explanation(name)
                == "Line 1 of /f is ignored: there is no setting `colour`; the settings are a, b.")
        #expect(
            Phrases.explanation(.unreadable(path: "/f", code: ENOENT))
                == "The settings file /f cannot be read: No such file or directory.")
        #expect(Phrases.explanation(.readableByOthers(path: "/f")).contains("chmod 600"))
    }

    @Test func `every setting has a distinct description in each language`() {
        for language in Language.allCases {
            language.asCurrent {
                let meanings = SettingName.ofProgram.map(Phrases.Settings.meaning)
                #expect(Set(meanings).count == meanings.count)
                #expect(meanings.allSatisfy { !$0.isEmpty })
            }
        }
    }

    @Test func `the example file has every setting and access key in a comment line`() {
        for language in Language.allCases {
            let lines = language.asCurrent {
                Phrases.Settings.example(
                    of: SettingName.ofProgram.map { ($0, $0.usage) },
                    keys: [KeyName("museum_api_key", of: museum)])
            }
            #expect(lines.allSatisfy { $0.isEmpty || $0.hasPrefix("# ") })
            for name in SettingName.ofProgram {
                let value = name.declaration.builtIn ?? name.example
                #expect(lines.contains("# \(name.rawValue) = \(value)"))
            }
            #expect(lines.contains("# museum_api_key = KEY"))
        }
    }

    @Test func `the language setting accepts only "auto" and the codes of the available languages`() {
        #expect(SettingName.language.choices == ["auto"] + Language.allCases.map(\.code))
    }
}
