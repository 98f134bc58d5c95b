import Testing

/// Mistake 4.
struct OutwardImportTests {
    @Test func `every target imports inwards`() {
        #expect(SourceTree.violations(ImportRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/GalleryCore/Planted.swift", "import Viper"),
        Planted("Sources/GalleryCore/Entities/Planted.swift", "import Foundation"),
        Planted("Sources/Viper/Planted.swift", "public import GalleryCore"),
        Planted("Sources/Screens/Planted.swift", "import PhotoStore"),
        Planted("Sources/Screens/Search/Planted.swift", "internal import struct Terminal.Palette"),
        Planted("Sources/PhotoService/Planted.swift", "import Screens"),
        Planted("Sources/PhotoStore/Planted.swift", "@preconcurrency import PhotoService"),
        Planted("Sources/Terminal/Planted.swift", "import GalleryCore"),
        Planted("Sources/gallery-pictures/Planted.swift", "import GalleryCore"),
        Planted("Sources/Unlisted/Planted.swift", "import Viper"),
    ])
    func `an import outwards is found`(_ planted: Planted) {
        #expect(ImportRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test func `the table lists exactly the targets there are`() {
        let targets = Set(SourceTree.sources.map { String($0.path.split(separator: "/")[1]) })
        #expect(Set(ImportRules.allowed.keys) == targets)
    }
}
