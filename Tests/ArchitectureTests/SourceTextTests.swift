import Testing

struct SourceTextTests {
    @Test func `the sources are found`() {
        #expect(SourceTree.sources.contains { $0.path == "Sources/Viper/Module/Module.swift" })
    }

    /// Otherwise a rule for files of that role would apply to no file.
    @Test(arguments: ["Contract", "View", "Presenter", "Interactor", "Module"])
    func `every screen has its roles`(role: String) {
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
    func `comments and string contents are not code`(text: String, code: String) {
        #expect(String(decoding: SourceScanner.code(of: text), as: UTF8.self) == code)
    }
}
