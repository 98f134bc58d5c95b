/// A target imports only its declared modules; the compiler also accepts modules that only a dependency declares.
enum ImportRules {
    static let manifest = PackageManifest(SourceTree.files.first { $0.path == "Package.swift" }?.text ?? "")

    /// System modules, which a manifest cannot declare, with the targets that may import them. Others are unrestricted.
    private static let system: [String: Set<String>] = [
        "Foundation": ["PhotoService", "PhotoStore", "gallery", "Demo", "NewScreen"],
        "Dispatch": [
            "CommandShell", "ChildProcesses", "PhotoService", "PhotoStore", "Pictures", "Terminal", "gallery",
            "Demo",
        ],
        "Glibc": [
            "GalleryCore", "Configuration", "Wording", "ChildProcesses", "PictureExchange", "PictureMetadata",
            "PhotoService",
            "Taste",
            "PhotoStore", "Pictures", "Terminal", "gallery", "gallery-pictures", "Demo",
        ],
    ]

    static let all = [
        Rule(
            "a target imports what Package.swift declares for it",
            in: ["Sources/*.swift", "Tests/*.swift", "Package.swift"],
            except: ["Tests/Benchmarks/*", "Tests/ArchitectureTests/Compiler/TypedErrors.swift"],
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
                Fault("Sources/Taste/Planted.swift", "import GRDB"),
                Fault("Tests/ViperTests/Planted.swift", "@testable import GalleryCore"),
            ]
        ) { file in
            violations(in: file) { module, target in
                manifest.modules.contains(module) && !target.dependencies.contains(module)
            }
        },
        Rule(
            "a target imports modules of the system that are open to it", in: ["Sources/*.swift"],
            faults: [
                Fault("Sources/GalleryCore/Entities/Planted.swift", "import Foundation"),
                Fault("Sources/Screens/Planted.swift", "import Glibc"),
                Fault("Sources/Viper/Planted.swift", "import Dispatch"),
            ]
        ) { file in
            violations(in: file) { module, target in system[module]?.contains(target.name) == false }
        },
    ]

    private static func violations(
        in file: SourceFile, _ isForbidden: (String, PackageManifest.Target) -> Bool
    ) -> [Violation] {
        guard let target = manifest.target(of: file.path) else { return [] }
        return file.source.violations { line in
            guard let module = module(importedBy: line), isForbidden(module, target) else { return nil }
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
    ]
    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}
