enum InteractorRules {
    static let rule = Rule(
        "interactors import entities and use cases only",
        in: ["Sources/Screens/*Interactor.swift", "Sources/UseCases/*Interactor.swift"],
        // CommandShell declares its port.
        except: ["Sources/Screens/Graphics/GraphicsInteractor.swift"],
        faults: [
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import PhotoService"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import Viper"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import Wording"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import Foundation"),
            Fault(
                "Sources/Screens/Search/SearchInteractor.swift", "internal import struct CommandShell.Line"),
            Fault("Sources/UseCases/Seen/SeenInteractor.swift", "@preconcurrency import TextLayout"),
        ]
    ) { file in
        file.source.violations { line in
            guard let module = ImportRules.module(importedBy: line), !modules.contains(module) else {
                return nil
            }
            return "imports \(module): an interactor knows entities and ports only"
        }
    }

    private static let modules: Set = ["GalleryCore", "UseCases", "Configuration", "FoundationEssentials"]
}
