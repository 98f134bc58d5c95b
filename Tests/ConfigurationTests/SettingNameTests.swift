import GalleryCore
import Testing

@testable import Configuration

@Suite struct SettingNameTests {
    @Test(arguments: SettingName.allCases)
    func `its example and its built-in value are values it takes`(name: SettingName) {
        #expect(name.takes(name.example))
        #expect(name.declaration.builtIn.map(name.takes) ?? true)
        #expect(!name.usage.isEmpty)
        for word in name.words { #expect(name.takes(word) && name.takes(word.uppercased())) }
    }

    @Test(arguments: SettingName.allCases)
    func `it takes nothing that could not be read back from the file`(name: SettingName) {
        for text in ["", " ", " x", "x ", "x\ny", "x\r", "\u{1}", "\u{7F}", "a\nservice = x"] {
            #expect(!name.takes(text), "\(text.debugDescription)")
        }
    }

    @Test func `a number of columns is from 1 to 20`() {
        #expect(["auto", "AUTO", "1", "20"].allSatisfy(SettingName.columns.takes))
        #expect(
            ["0", "21", "-1", "1.5", "many", "99999999999999999999"].allSatisfy {
                !SettingName.columns.takes($0)
            })
        #expect(SettingName.columns.usage == "auto|1-20")
    }

    @Test func `a word is read in any case and with hyphens`() {
        #expect(SettingName(typed: "Log-Level") == .logLevel)
        #expect(SettingName(typed: "PICTURES_FOLDER") == .picturesFolder)
        #expect(SettingName(typed: "protocol") == .graphics)
        #expect(SettingName(typed: "graphics") == nil)
    }

    @Test func `no two share a variable, and no setting is named like a key`() {
        let variables =
            SettingName.allCases.compactMap(\.variable) + [ServiceDescription].program.keys.map(\.variable)
        #expect(Set(variables).count == variables.count)
        #expect(
            Set(FileNames.settings(of: .program).written).count
                == FileNames.settings(of: .program).written.count)
    }
}
