import Testing

@testable import Configuration

@Suite struct SettingsTextTests {
    private static func text(_ text: String, _ name: String, _ value: String) -> String {
        String(decoding: SettingsText.text(Array(text.utf8), setting: name, to: value), as: UTF8.self)
    }

    @Test(
        arguments: [
            // A new name is appended, and the missing end of the last line stays missing.
            ("", "columns = 5\n"), ("\n", "\ncolumns = 5\n"), ("# mine", "# mine\ncolumns = 5"),
            ("a\r\nb", "a\r\nb\r\ncolumns = 5"), ("a\r\nb\n", "a\r\nb\ncolumns = 5\n"),
            ("\u{FEFF}columns=3\r\n", "\u{FEFF}columns=5\r\n"),
            ("notify = on\n", "notify = on\ncolumns = 5\n"),
            ("notify = on\r\n", "notify = on\r\ncolumns = 5\r\n"),
            // The effective assignment is changed; its whitespace is kept.
            ("columns=3", "columns=5"), ("  Columns =\t3\r\nx = y", "  Columns =\t5\r\nx = y"),
            ("columns = 1\ncolumns = 2\n", "columns = 1\ncolumns = 5\n"),
            // The new assignment is inserted after a commented-out one.
            ("# columns = auto\n# end\n", "# columns = auto\ncolumns = 5\n# end\n"),
            ("# columns = auto", "# columns = auto\ncolumns = 5"),
            ("columnsx = 3\n=\n", "columnsx = 3\n=\ncolumns = 5\n"),
        ] as [(String, String)])
    func `changing a value in the settings file keeps every other byte`(before: String, after: String) {
        #expect(Self.text(before, "columns", "5") == after)
    }

    @Test(
        arguments: [
            ("columns = 1\n# columns = 2\nColumns=3", "# columns = 2", "3"),
            ("notify = on\n", "notify = on\n", nil),
            ("a = b\r\ncolumns =  4  5 \r\n", "a = b\r\n", "4  5"),
            ("\u{FEFF}columns = 4\na = b\n", "\u{FEFF}a = b\n", "4"),
        ] as [(String, String, String?)])
    func `removing a value removes every assignment and keeps every other byte`(
        before: String, after: String, value: String?
    ) {
        let bytes = Array(before.utf8)
        #expect(SettingsText.value(of: "columns", in: bytes) == value)
        #expect(
            String(decoding: SettingsText.text(bytes, setting: "columns", to: nil), as: UTF8.self) == after)
    }

    @Test func `bytes that are not UTF-8 are kept`() {
        let bytes = [UInt8](arrayLiteral: 0xFF, 0xFE, 0x0A) + Array("notify = on\n".utf8)
        #expect(
            SettingsText.text(bytes, setting: "notify", to: "off")
                == [0xFF, 0xFE, 0x0A] + Array("notify = off\n".utf8))
    }

    @Test func `several changes keep CR LF, comments and repeated names`() {
        var text = "# mine\r\n\r\ncolumns=3\r\nfuture = 1\r\ncolumns =\t4\r\n  # notify = on\r\n# the end"
        for (name, value) in [("columns", "5"), ("notify", "off"), ("suggestions", "off")] {
            text = Self.text(text, name, value)
        }
        #expect(
            Array(text.utf8)
                == Array(
                    ("# mine\r\n\r\ncolumns=3\r\nfuture = 1\r\ncolumns =\t5\r\n  # notify = on\r\nnotify = off\r\n"
                        + "# the end\r\nsuggestions = off").utf8))
    }
}
