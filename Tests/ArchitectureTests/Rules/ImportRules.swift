/// Mistake 4, imports outwards: the inside knows nothing of the outside. The table `.ci/rules/imports` says
/// what each target may import.
enum ImportRules {
    /// The table: the modules each target may import.
    static let allowed: [String: Set<String>] = SourceTree.table("imports", separator: ":")
        .mapValues { Set($0.split(separator: " ").map(String.init)) }

    static func violations(path: String, text: String) -> [Violation] {
        let folders = path.split(separator: "/").map(String.init)
        guard folders.count > 2, folders[0] == "Sources" else { return [] }
        let target = folders[1]
        return SourceText(path: path, text: text).violations { line in
            guard let module = module(importedBy: line), allowed[target]?.contains(module) != true else {
                return nil
            }
            return "\(target) may not import \(module)"
        }
    }

    /// The module an import names: `public import struct A.B` is an import of A.
    static func module(importedBy line: SourceText.Line) -> String? {
        guard line.indentation == 0, let position = line.words.firstIndex(of: "import"),
            line.words[..<position].allSatisfy(modifiers.contains)
        else { return nil }
        return line.words[(position + 1)...].first { !kinds.contains($0) }
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "testable", "preconcurrency",
    ]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
