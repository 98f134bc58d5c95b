import Testing

struct ImportTests {
    @Test func `each folder of Swift sources is a target of the manifest`() {
        let folders = Set(SourceTree.sources.map { "Sources/" + $0.target })
        #expect(folders.subtracting(ImportRules.manifest.targets.map(\.folder)) == [])
    }

    @Test func `the imports of each C library are limited`() {
        let headers = SourceTree.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".h") }
        #expect(Set(LimitedImportRules.libraries.map(\.module)) == Set(headers.map(\.target)))
    }

    @Test func `the manifest has no unused dependency, and a planted unused dependency is reported`() {
        #expect(unused(of: ImportRules.manifest) == [])
        let manifest = PackageManifest(
            """
            let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
                targets: [
                    .target(
                        name: "Viper", dependencies: ["GalleryCore",
                            grdb]),
            """)
        #expect(unused(of: manifest) == ["Viper: GRDB", "Viper: GalleryCore"])
    }

    /// Declared modules that are not imported, as `TARGET: MODULE`. Omits `gallery-pictures`, which is a program.
    private func unused(of manifest: PackageManifest) -> [String] {
        manifest.targets.flatMap { target in
            let files = SourceTree.files.filter { $0.path.hasPrefix(target.folder + "/") }
            let imported = Set(files.flatMap { $0.source.lines.compactMap(ImportRules.module(importedBy:)) })
            return target.dependencies.subtracting(imported).subtracting(["gallery-pictures"])
                .map { target.name + ": " + $0 }
        }.sorted()
    }
}
