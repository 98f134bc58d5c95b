enum CompilerRules {
    private static let declaration = """
        let cSettings: [CSetting] = [
            .unsafeFlags(["-fstack-protector-strong"]),
            .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
        ]
        """

    static let rule = Rule(
        "C code is compiled with protected stacks and copies", in: ["Package.swift", "Sources/*.c"],
        faults: [
            Fault("Package.swift", "let cSettings: [CSetting] = []"),
            Fault(
                "Package.swift",
                """
                \(declaration)
                    targets: [
                        .target(name: "CCurl", cSettings: cSettings),
                        .target(name: "CScrypt", publicHeadersPath: "."),
                """),
        ]
    ) { files in
        guard let package = files.first(where: { $0.path == "Package.swift" }) else { return [] }
        guard package.text.has(declaration) else {
            return [Violation(path: package.path, line: 1, sentence: "lacks the settings of C code")]
        }
        let targets = PackageManifest(package.text).targets.filter { target in
            !target.hasCSettings && files.contains { $0.path.hasPrefix(target.folder + "/") }
        }
        return targets.map {
            Violation(path: package.path, line: 1, sentence: "\($0.name) has C code without `cSettings`")
        }
    }
}
