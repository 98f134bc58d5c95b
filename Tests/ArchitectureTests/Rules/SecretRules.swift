enum SecretRules {
    static let all = [
        Rule(
            "no path of one machine", in: ["*", ".ci/*", "*.md", "Tests/*"],
            faults: [
                Fault("Sources/gallery/Planted.swift", "let planted = \"/ho\("me")/someone/pictures\""),
                Fault("README.md", "cd /ro\("ot")/gallery"),
                Fault(".ci/run", "cd /wo\("rk")/main"),
                Fault("Tests/EndToEndTests/Planted.swift", "// see /tm\("p")/bash_jobs.0/1"),
            ]
        ) { file in
            found(in: file, among: ["/tm\("p")/bash_jobs", "/tm\("p")/h/"] + folders) { row, range in
                // A match inside a longer path names another folder.
                let before = row[..<range.lowerBound].last
                return before.map { !$0.isLetter && !$0.isNumber && !"_.~/-".contains($0) } ?? true
            }.map { Violation(path: file.path, line: $0, sentence: "has a path of one machine") }
        },
        Rule(
            "no key", in: ["*", ".ci/*", "*.md", "Tests/*"],
            faults: [
                Fault("Sources/gallery/Planted.swift", "let accessKey = \"\(digits)\""),
                Fault("README.md", "export UNSPLASH_ACCESS_KEY=\(mixed)"),
                Fault("Tests/PhotoServiceTests/Planted.json", "{\"client_secret\": \"\(mixed)\"}"),
                Fault("Tests/PhotoServiceTests/Planted.swift", "Authorization: Client-ID \(mixed)"),
            ]
        ) { file in
            file.rows.enumerated().compactMap { index, row in
                // Fast path for lines too short to contain a key.
                guard row.utf8.count >= 32, let run = longRun(row), names(row[..<run.startIndex]) else {
                    return nil
                }
                return Violation(path: file.path, line: index + 1, sentence: "looks like a key")
            }
        },
    ]

    private static let folders = ["home", "root", "work", "farm", "Users"].map { "/\($0)/" }
    private static let words = [
        "key", "token", "secret", "authorization", "client-id", "client_id", "client id",
    ]
    private static let digits = String(repeating: "a7", count: 16)
    private static let mixed = String(repeating: "aB3-x", count: 9)

    private static func found(
        in file: SourceFile, among texts: [String],
        where isTemporary: (Substring, Range<Substring.Index>) -> Bool
    ) -> [Int] {
        guard texts.contains(where: file.text.has) else { return [] }
        return file.rows.enumerated().compactMap { index, row in
            texts.contains { text in row.ranges(of: text).contains { isTemporary(row, $0) } }
                ? index + 1 : nil
        }
    }

    /// At least 32 hexadecimal digits, or 40 letters and digits of mixed case.
    private static func longRun(_ row: Substring) -> Substring? {
        row.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")) }.first { run in
            if run.count >= 32, run.allSatisfy(\.isHexDigit) { return true }
            return run.count >= 40 && run.contains(where: \.isNumber) && run.contains(where: \.isLowercase)
                && run.contains(where: \.isUppercase)
        }
    }

    /// Whether a word for a key is among the last 56 characters.
    private static func names(_ before: Substring) -> Bool {
        let near = before.suffix(56).lowercased()
        return words.contains(where: near.has)
    }
}
