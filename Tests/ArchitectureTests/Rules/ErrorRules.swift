/// Error payloads are data; only Wording creates sentences. Two or more words in a payload are a violation.
enum ErrorRules {
    static let rule = Rule(
        "no error carries a sentence",
        in: [
            "Sources/GalleryCore/*.swift", "Sources/PhotoService/*.swift", "Sources/PhotoStore/*.swift",
            "Sources/Taste/*.swift", "Sources/Pictures/*.swift", "Sources/Terminal/*.swift",
        ],
        faults: [
            Fault("Sources/PhotoService/Planted.swift", #"throw .offline("no network at all")"#),
            Fault("Sources/PhotoService/Planted.swift", #"return .refused(.host("\(host) is gone", .lost))"#),
            Fault(
                "Sources/PhotoStore/Planted.swift",
                """
                throw StoreError.failed(
                    path: path,
                    cause: .reported("the disk is tired"))
                """),
            Fault("Sources/Taste/Planted.swift", #"throw .unreadable(path: "/x", cause: reason("a b"))"#),
            Fault(
                "Sources/Pictures/Planted.swift", #"throw .notAPicture(.notDecoded(.malformed("cut short")))"#
            ),
            Fault(
                "Sources/Terminal/Planted.swift", #"let error = CatalogError.impossible("not here, sorry")"#),
            Fault("Sources/GalleryCore/Ports/Planted.swift", #"notes.append(.message("a b", from: .demo))"#),
        ],
        allowed: [
            Fault(
                "Sources/PhotoStore/Planted.swift",
                #"throw .failed(path: path, cause: .reported("\(error)"))"#),
            Fault("Sources/PhotoService/Planted.swift", #"throw .offline(.host("\(host)", .lost))"#),
            Fault("Sources/PhotoService/Planted.swift", #"logger.warning("worker ended")"#),
        ]
    ) { file in
        SentenceReader.quotes(in: file.text).filter { quote in
            !quote.isPattern && quote.words.split(whereSeparator: \.isWhitespace).count > 1
                && quote.calls.contains(where: cases.contains)
        }.map {
            Violation(
                path: file.path, line: $0.line,
                sentence: "contains error text: add a case for the error, and its sentence to Wording")
        }
    }

    private static let declarations = "Sources/GalleryCore/Errors/"

    /// Names of all cases with a payload that are declared in that folder.
    static let cases: Set<String> = Set(
        SourceTree.sources.filter { $0.path.hasPrefix(declarations) }.flatMap { file in
            SourceText(path: file.path, text: file.text).lines.flatMap(names)
        })

    private static func names(_ line: SourceText.Line) -> [String] {
        guard line.words.first == "case", line.code.contains("(") else { return [] }
        return line.code.split(separator: "(").dropLast().compactMap {
            $0.split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
        }
    }
}
