/// A target imports only its declared modules; the compiler also accepts modules that only a dependency declares.
enum ImportRules {
    static let manifest = PackageManifest(SourceTree.files.first { $0.path == "Package.swift" }?.text ?? "")

    static let rule = Rule(
        "a target imports what Package.swift declares for it",
        in: ["Sources/*.swift", "Tests/*.swift", "Package.swift"],
        faults: [
            Fault("Sources/GalleryCore/Planted.swift", "import Viper"),
            Fault("Sources/Viper/Planted.swift", "public import GalleryCore"),
            Fault("Sources/UseCases/Planted.swift", "import Wording"),
            Fault("Sources/Screens/Planted.swift", "import PhotoStore"),
            Fault("Sources/Screens/Search/Planted.swift", "internal import struct Terminal.Palette"),
            Fault("Sources/PhotoService/Planted.swift", "import Screens"),
            Fault("Sources/PhotoStore/Planted.swift", "@preconcurrency import PhotoService"),
            Fault("Sources/Terminal/Planted.swift", "@testable import Screens"),
            Fault("Sources/gallery-pictures/Planted.swift", "import GalleryCore"),
            Fault("Sources/Taste/Planted.swift", "@_implementationOnly import GRDB"),
            Fault("Tests/ViperTests/Planted.swift", "@testable import GalleryCore"),
        ]
    ) { file in
        guard let target = manifest.target(of: file.path) else { return [] }
        return file.source.violations { line in
            guard let module = module(importedBy: line), manifest.modules.contains(module),
                !target.dependencies.contains(module)
            else { return nil }
            return "\(target.name) may not import \(module)"
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
        "_implementationOnly", "_exported",
    ]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
