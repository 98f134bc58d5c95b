/// An error says what happened and Wording says it in sentences: what stands in its payload is data, so that no text
/// of two words is written there.
enum ErrorRules {
    static let targets = ["GalleryCore", "PhotoService", "PhotoStore", "Taste", "Pictures", "Terminal"]
    private static let declarations = "Sources/GalleryCore/Errors/"

    /// The cases with payloads that errors, their causes and notices have.
    static let cases: Set<String> = Set(
        SourceTree.sources.filter { $0.path.hasPrefix(declarations) }.flatMap { file in
            SourceText(path: file.path, text: file.text).lines.flatMap(names)
        })

    static func violations(path: String, text: String) -> [Violation] {
        let folders = path.split(separator: "/").map(String.init)
        guard folders.count > 2, folders[0] == "Sources", targets.contains(folders[1]) else { return [] }
        return SentenceReader.quotes(in: text).filter { quote in
            !quote.isPattern && quote.words.split(whereSeparator: \.isWhitespace).count > 1
                && quote.calls.contains(where: cases.contains)
        }.map {
            Violation(
                path: path, line: $0.line,
                sentence: "words an error: give it a case, and its sentence to Wording")
        }
    }

    private static func names(_ line: SourceText.Line) -> [String] {
        guard line.words.first == "case", line.code.contains("(") else { return [] }
        return line.code.split(separator: "(").dropLast().compactMap {
            $0.split { !$0.isLetter && !$0.isNumber }.last.map(String.init)
        }
    }
}
