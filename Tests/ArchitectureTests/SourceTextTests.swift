import Testing

struct SourceTextTests {
    @Test func `the source tree contains a known source file`() {
        #expect(SourceTree.sources.contains { $0.path == "Sources/Viper/Module/Module.swift" })
    }

    /// Without such files, a rule for their role would apply to no file.
    @Test(arguments: ["Contract", "View", "Presenter", "Interactor", "Module"])
    func `the screens Recommendations, Search, Detail and Favorites have a file for each role`(
        role: String
    ) {
        for screen in ["Recommendations", "Search", "Detail", "Favorites"] {
            let path = "Sources/Screens/\(screen)/\(screen)\(role).swift"
            #expect(SourceTree.sources.contains { $0.path == path }, "\(path) is missing")
        }
    }

    @Test(arguments: [
        ("let a = 1 // not await", "let a = 1 "),
        (#"let a = "await \"x\" //" + b"#, #"let a = "" + b"#),
        (#"let a = "\(await f("x"))!""#, #"let a = "await f("")""#),
        ("let a = \"\"\"\n    await // no\n    \"\"\"\nlet b = 2", "let a = \"\n\n\"\nlet b = 2"),
    ])
    func `comments and string contents are removed from scanned code`(text: String, code: String) {
        #expect(String(decoding: SourceScanner.read(text).code, as: UTF8.self) == code)
    }

    @Test func `comments are read with their line numbers, and string contents are not comments`() {
        let text = "let a = 1 // one\n/// two\nlet b = \"// three\"\n/* four\n * five */ int c; /* six */"
        #expect(
            SourceScanner.read(text).comments == [
                .init(line: 1, text: "// one"), .init(line: 2, text: "/// two"),
                .init(line: 4, text: "/* four"), .init(line: 5, text: " * five */"),
                .init(line: 5, text: "/* six */"),
            ])
    }
}
