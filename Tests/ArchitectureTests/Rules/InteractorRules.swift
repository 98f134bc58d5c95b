/// Mistake 3, concrete dependencies in an interactor: it knows entities and ports, and is handed all it needs.
enum InteractorRules {
    private static let modules: Set = ["GalleryCore", "FoundationEssentials"]
    private static let technologies = [
        "Unsplash", "Flickr", "Openverse", "Demo", "SQLite", "GRDB", "Database", "Curl", "Transport",
        "URLSession", "FileManager", "Terminal", "Console", "Display",
    ]
    /// What may be held besides `any Port`: values that are nobody's service.
    private static let values: Set = ["Int", "String", "Bool", "Double", "Duration", "Date"]

    static func violations(path: String, text: String) -> [Violation] {
        guard path.hasPrefix("Sources/Screens/"), path.hasSuffix("Interactor.swift") else { return [] }
        let source = SourceText(path: path, text: text)
        return source.violations { line in
            importSentence(line, path) ?? technologySentence(line) ?? propertySentence(line)
        }
    }

    private static func importSentence(_ line: SourceText.Line, _ path: String) -> String? {
        guard let module = ImportRules.module(importedBy: line), !modules.contains(module) else { return nil }
        // A board's export is a document made of sentences.
        if module == "Wording", path.hasSuffix("/BoardTransferInteractor.swift") { return nil }
        return "imports \(module): an interactor knows entities and ports only"
    }

    private static func technologySentence(_ line: SourceText.Line) -> String? {
        let word = line.words.first { word in technologies.contains { word.contains($0) } }
        return word.map { "names \($0): an interactor asks a port, not an implementation" }
    }

    /// A stored property is a member of the type, four spaces in.
    private static func propertySentence(_ line: SourceText.Line) -> String? {
        guard line.indentation == 4, !line.words.contains("static"), !line.words.contains("func"),
            line.words.contains("let"), let colon = line.code.firstIndex(of: ":")
        else { return nil }
        let type = line.code[line.code.index(after: colon)...].drop { $0 == " " }
        let first = String(type.prefix { $0.isLetter || $0.isNumber })
        guard first != "any", !values.contains(first) else { return nil }
        return "holds \(first): an interactor holds `any` port or a plain value"
    }
}
