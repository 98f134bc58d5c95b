struct SourceFile: Sendable {
    let path: String
    let text: String
    /// Empty unless the file is Swift or C code.
    let source: SourceText
    let rows: [Substring]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        let isCode = [".swift", ".c", ".h"].contains(where: path.hasSuffix)
        source = SourceText(path: path, text: isCode ? text : "")
        rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    func violations(ofRows sentence: (Substring) -> String?) -> [Violation] {
        rows.enumerated().compactMap { index, row in
            guard !row.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
            let code =
                row.place(of: " //").map { row[..<row.utf8.index(row.startIndex, offsetBy: $0)] } ?? row
            return sentence(code).map { Violation(path: path, line: index + 1, sentence: $0) }
        }
    }
}
