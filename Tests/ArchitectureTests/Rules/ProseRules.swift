enum ProseRules {
    static let all = [
        Rule(
            "comments are plain English",
            in: files,
            faults: phrases.filter { $0.location != .testName }
                .map { Fault("Sources/Viper/Planted.swift", "/// " + $0.planted) }
                + [Fault("Sources/CCurl/planted.h", "/* For nobody. */")]
        ) { file in
            file.source.comments.compactMap { comment in
                let isDoc = comment.text.hasPrefix("///") || comment.text.hasPrefix("/*")
                let places: Set<Phrase.Location> = isDoc ? [.docComment, .comment] : [.comment]
                let text = comment.text.drop { $0 == "/" || $0 == "*" || $0 == " " }
                return fault(String(text), in: places).map {
                    Violation(path: file.path, line: comment.line, sentence: $0)
                }
            }
        },
        Rule(
            "test names are plain English", in: ["Tests/*.swift"],
            faults: phrases.filter { $0.location == .testName }
                .map { Fault("Tests/ViperTests/Planted.swift", "@Test func `\($0.planted)`() {}") }
                + [
                    "@Test func itIsPrinted() {}", "@Test func testSave() {}", "@Test func `save`() {}",
                    "@Test func `the list is drawn anew`() {}", "@Test func `nobody is told`() {}",
                    "@Test func `we save the photo`() {}", "@Test func `a photo should be saved`() {}",
                    "@Test(arguments: [\n1\n])\nfunc isPrinted(_ n: Int) {}",
                ]
                .map { Fault("Tests/ViperTests/Planted.swift", $0) }
        ) { file in
            testNames(in: file).compactMap { line, name in
                guard let name else {
                    let sentence = "has a test whose name is no sentence in backquotes"
                    return Violation(path: file.path, line: line, sentence: sentence)
                }
                guard name.split(separator: " ").count > 2 else {
                    let sentence = "has a test whose name lacks subject, condition or result"
                    return Violation(path: file.path, line: line, sentence: sentence)
                }
                return fault(name, in: [.testName, .comment]).map {
                    Violation(path: file.path, line: line, sentence: $0)
                }
            }
        },
        Rule(
            "lines with a comment have at most \(width) characters",
            in: files,
            faults: [
                Fault("Sources/Viper/Planted.swift", "// " + String(repeating: "a", count: width)),
                Fault("Sources/CCurl/planted.c", "int a; /* " + String(repeating: "a", count: width)),
            ]
        ) { file in
            file.source.comments.compactMap { comment in
                let length = file.rows[comment.line - 1].count
                let sentence = "has \(length) characters, \(width) at most: shorten or wrap the comment"
                return length > width
                    ? Violation(path: file.path, line: comment.line, sentence: sentence) : nil
            }
        },
    ]

    static let phrases: [Phrase] = comments + testNames

    private static let files: [PathPattern] = [
        "Sources/*.swift", "Sources/*.c", "Sources/*.h", "Tests/*.swift",
    ]
    private static let width = 120

    private static let comments = [
        Phrase(
            .docComment, ["^ What|Whoever|Those|Whatever|Where|Who", "^ That which"],
            better: "a noun phrase, or a verb in the third person", planted: "Those that were seen."),
        Phrase(
            .docComment, ["^ The same", "^ Of|By|Also", "^ As it|they|in|for", "^ Both ,|."],
            better: "name the subject", planted: "Of the last page."),
        Phrase(
            .comment,
            [
                """
                !this|that|first|last|next|new|old|each|only one \
                comes|came|goes|went|can|looks|looked|leaves|left|typed|types|wants|sees
                """,
                "!this|that|first|last|next|new|old|each|only one is on|in|at",
                "the|a person|persons", "nobody|somebody", "for|by|to who", "whoever",
            ],
            better: "the user, the caller, or the passive", planted: "For who forgot the name."),
        Phrase(
            .comment, ["stand|stands|stood !in|alone", "stand|stands|stood in !for"],
            better: "is, is stored, is printed",
            planted: "It stands in the file."),
        Phrase(
            .comment,
            ["behind the|a|it|them|those|that|what|its|each|one !proxy|firewall|lock|multiplexer"],
            better: "after", planted: "Behind the last row."),
        Phrase(
            .comment, ["is|are|was|were|be|been told !apart"], better: "receives, is passed",
            planted: "The caller is told."),
        Phrase(
            .comment, ["say|says|said"], better: "contains, reports, states", planted: "As the header says."),
        Phrase(
            .comment, ["is|are|has|have gone"], better: "is missing, was removed, has ended",
            planted: "The file is gone."),
        Phrase(
            .comment, ["be had", "at hand", "on the|its way", "in sight"],
            better: "available, pending, visible", planted: "Pictures at hand."),
        Phrase(
            .comment, ["is|are none", "there is none"],
            better: "is missing, `nil` if missing", planted: "Nil if there is none."),
        Phrase(
            .comment,
            [
                "meanwhile|nevertheless|besides|anew|hence|thus|lest|upon|amid|albeit|whence|thereof",
                "for good",
            ],
            better: "a current word: again, therefore, permanently, or none", planted: "Drawn anew."),
        Phrase(
            .comment, ["wish|wishes|patience"], better: "request, time limit", planted: "Ends its patience."),
        Phrase(
            .comment, ["see the port"], better: "no comment, or one that describes the member",
            planted: "See the port."),
        Phrase(
            .comment, ["stranger|strangers|caged", "the house"],
            better: "foreign, sandboxed, the project", planted: "A caged process."),
    ]

    private static let testNames = [
        Phrase(
            .testName,
            [
                "^ it|its|one|they|those|what|who|whoever|that|this|he|she|both|such|where|neither",
                "nobody|somebody", "it is the", "and that is", "what is|has|was|may|came|comes|gives",
            ],
            better: "name the subject", planted: "they are refused"),
        Phrase(
            .testName,
            [
                "is|are|was|were said|told !apart", "meanwhile", "half done", "be had", "minds|believed",
                "beside alone", "the very", "stand|stands", "at hand", "in sight",
            ],
            better: "subject, condition and result in the field's terms", planted: "a full disk is said"),
        Phrase(
            .testName,
            [
                "lol|omg|yay|yep|yeah|nope|nah|gonna|wanna|gotta|kinda|dunno|ain't|y'all|stuff|okay|oops",
                "please|somehow|weird|properly|correctly|fine|nowt|owt|summat|aye|ye|thou|hath|shan't|'tis|'twas",
                "i|me|my|we|us|our|you|your|i'm|it's|that's|let's", "!that|it should", "as expected",
                "^ test|tests|check|checks|verify|verifies|ensure|ensures",
            ],
            better: "a statement in standard English", planted: "saving works fine lol"),
    ]

    private static func fault(_ text: String, in places: Set<Phrase.Location>) -> String? {
        let words = WordPattern.words(of: text)
        return phrases.lazy.filter { places.contains($0.location) }
            .compactMap { phrase in
                phrase.match(in: words).map { "has the words \"\($0)\"; better: \(phrase.better)" }
            }.first
    }

    /// Line and name of each test; the name is `nil` if it is not in backquotes.
    private static func testNames(in file: SourceFile) -> [(line: Int, name: String?)] {
        var names: [(Int, String?)] = []
        var isTest = false
        for line in file.source.lines {
            isTest = isTest || line.code.has("@Test")
            guard isTest, line.words.contains("func") else { continue }
            let parts = line.code.split(separator: "`", omittingEmptySubsequences: false)
            names.append((line.number, parts.count > 2 ? String(parts[1]) : nil))
            isTest = false
        }
        return names
    }
}
