import Testing

/// What the rules see of a file.
struct SourceTextTests {
    @Test func `the sources are found`() {
        #expect(SourceTree.sources.contains { $0.path == "Sources/Viper/Module/Module.swift" })
    }

    @Test(arguments: [
        ("let a = 1 // not await", "let a = 1 "),
        (#"let a = "await \"x\" //" + b"#, #"let a = "" + b"#),
        (#"let a = "\(await f("x"))!""#, #"let a = "await f("")""#),
        ("let a = \"\"\"\n    await // no\n    \"\"\"\nlet b = 2", "let a = \"\"\"\n\n\"\"\"\nlet b = 2"),
    ])
    func `comments and quoted text are not code`(text: String, code: String) {
        #expect(SourceScanner.code(of: text) == code)
    }
}
