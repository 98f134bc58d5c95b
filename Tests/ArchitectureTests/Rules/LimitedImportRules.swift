/// Modules that only certain folders import: C libraries and their shims, and modules of the system, which a manifest
/// cannot declare. A folder without such an import loses its permission.
enum LimitedImportRules {
    static let all =
        libraries.map { module, folders, faults in
            rule(module, in: ["Sources/*.swift", "Tests/*.swift"], except: folders, faults)
        }
        + system.map { module, targets, faults in
            rule(
                module, in: ["Sources/*.swift"],
                except: targets.map { PathPattern(stringLiteral: "Sources/\($0)/*") }, faults)
        }

    static let libraries: [(module: String, folders: [PathPattern], faults: [Fault])] = [
        (
            "CEditline", ["Sources/Terminal/Editor/*"],
            [
                Fault("Sources/Viper/Planted.swift", "import CEditline"),
                Fault("Tests/TerminalTests/Planted.swift", "import CEditline"),
            ]
        ),
        (
            "CCurl", ["Sources/PhotoService/Transport/*"],
            [Fault("Sources/PhotoService/Unsplash/Planted.swift", "import CCurl")]
        ),
        (
            "CArchive", ["Sources/PhotoStore/Library/*"],
            [Fault("Sources/PhotoStore/Files/Planted.swift", "import CArchive")]
        ),
        (
            "CScrypt", ["Sources/PhotoStore/Lock/*"],
            [Fault("Sources/PhotoStore/Files/Planted.swift", "import CScrypt")]
        ),
        (
            "CSystem",
            ["Sources/gallery/Outside/*", "Sources/PhotoStore/Files/Metadata/*", "Sources/ChildProcesses/*"],
            [Fault("Sources/PhotoStore/Files/Planted.swift", "import CSystem")]
        ),
        (
            "CSandbox", ["Sources/gallery-pictures/*"],
            [Fault("Sources/gallery/Planted.swift", "import CSandbox")]
        ),
        (
            "CImageCodecs",
            ["Sources/gallery-pictures/*", "Sources/Demo/Encoding/*", "Tests/PicturesTests/*"],
            [Fault("Sources/Pictures/Planted.swift", "internal import CImageCodecs")]
        ),
    ]

    private static let system: [(module: String, targets: [String], faults: [Fault])] = [
        (
            "Foundation", ["Demo", "NewScreen"],
            [Fault("Sources/GalleryCore/Entities/Planted.swift", "import Foundation")]
        ),
        (
            "Dispatch",
            ["GalleryCore", "CommandShell", "ChildProcesses", "PhotoStore", "Pictures", "gallery"],
            [Fault("Sources/Viper/Planted.swift", "import Dispatch")]
        ),
        (
            "Glibc",
            [
                "GalleryCore", "Configuration", "Wording", "ChildProcesses", "PictureMetadata",
                "PhotoService",
                "Taste", "PhotoStore", "Pictures", "Terminal", "gallery", "gallery-pictures", "Demo",
            ], [Fault("Sources/Screens/Planted.swift", "import Glibc")]
        ),
    ]

    private static func rule(
        _ module: String, in files: [PathPattern], except folders: [PathPattern], _ faults: [Fault]
    ) -> Rule {
        Rule("\(module) is imported by certain folders only", in: files, except: folders, faults: faults) {
            file in
            file.source.violations { line in
                guard ImportRules.module(importedBy: line) == module else { return nil }
                return "imports \(module) outside of \(folders.map(\.text).joined(separator: ", "))"
            }
        }
    }
}
