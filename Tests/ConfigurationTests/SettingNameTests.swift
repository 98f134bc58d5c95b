import GalleryCore
import Testing

@testable import Configuration

@Suite struct SettingNameTests {
    @Test(arguments: SettingName.all(of: .program))
    func `a setting accepts its example, default, and keywords in lower and upper case`(name: SettingName) {
        #expect(name.accepts(name.example))
        #expect(name.declaration.builtIn.map(name.accepts) ?? true)
        #expect(!name.usage.isEmpty)
        for word in name.choices { #expect(name.accepts(word) && name.accepts(word.uppercased())) }
    }

    @Test(arguments: SettingName.all(of: .program))
    func `a setting rejects values that the settings file cannot represent`(name: SettingName) {
        for text in ["", " ", " x", "x ", "x\ny", "x\r", "\u{1}", "\u{7F}", "a\nservice = x"] {
            #expect(!name.accepts(text), "\(text.debugDescription)")
        }
    }

    @Test func `the number of columns ranges from 1 to 20`() {
        #expect(["auto", "AUTO", "1", "20"].allSatisfy(SettingName.columns.accepts))
        #expect(
            ["0", "21", "-1", "1.5", "many", "99999999999999999999"].allSatisfy {
                !SettingName.columns.accepts($0)
            })
        #expect(SettingName.columns.usage == "auto|1-20")
    }

    @Test func `a contact is "none", or a mail or web address that is valid in a comment of an HTTP header`()
    {
        for text in ["you@example.org", "https://example.org/Bot?x=1", "none", "NONE"] {
            #expect(SettingName.contact.accepts(text), "\(text)")
        }
        for text in ["you", "a b@example.org", "a(b)@c", "é@example.org", "a\\@b", "ftp://h"] {
            #expect(!SettingName.contact.accepts(text), "\(text)")
        }
    }

    @Test func `a setting name is parsed regardless of case, with hyphens or underscores`() {
        #expect(SettingName(typed: "Log-Level") == .logLevel)
        #expect(SettingName(typed: "PICTURES_FOLDER") == .picturesFolder)
        #expect(SettingName(typed: "protocol") == .graphics)
        #expect(SettingName(typed: "graphics") == nil)
    }

    @Test func `environment variables are unique, and no setting has the name of an access key`() {
        let variables =
            SettingName.all(of: .program).compactMap(\.variable)
            + [ServiceDescription].program.keys.map(\.variable)
        #expect(Set(variables).count == variables.count)
        #expect(
            Set(FileNames.settings(of: .program).written).count
                == FileNames.settings(of: .program).written.count)
    }
}
