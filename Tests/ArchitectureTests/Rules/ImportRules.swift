/// Imports point inwards. `.ci/rules/imports` lists the permitted imports of each target.
enum ImportRules {
    static let allowed: [String: Set<String>] = SourceTree.table("imports", separator: ":")
        .mapValues { Set($0.split(separator: " ").map(String.init)) }

    static let rule = Rule(
        "every target imports inwards", in: ["Sources/*.swift", ".ci/rules/imports"],
        faults: [
            Fault("Sources/GalleryCore/Planted.swift", "import Viper"),
            Fault("Sources/GalleryCore/Entities/Planted.swift", "import Foundation"),
            Fault("Sources/Viper/Planted.swift", "public import GalleryCore"),
            Fault("Sources/Screens/Planted.swift", "import PhotoStore"),
            Fault("Sources/Screens/Search/Planted.swift", "internal import struct Terminal.Palette"),
            Fault("Sources/PhotoService/Planted.swift", "import Screens"),
            Fault("Sources/PhotoStore/Planted.swift", "@preconcurrency import PhotoService"),
            Fault("Sources/Terminal/Planted.swift", "@testable import Screens"),
            Fault("Sources/gallery-pictures/Planted.swift", "import GalleryCore"),
            Fault("Sources/Unlisted/Planted.swift", "import Viper"),
        ]
    ) { file in
        file.source.violations { line in
            guard let module = module(importedBy: line), allowed[file.target]?.contains(module) != true else {
                return nil
            }
            return "\(file.target) may not import \(module) (.ci/rules/imports)"
        }
    }

    /// Module named by an import: `public import struct A.B` imports A.
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
