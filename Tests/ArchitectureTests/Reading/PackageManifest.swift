/// Targets of Package.swift with their folders and dependencies, parsed from its text.
struct PackageManifest: Sendable {
    struct Target: Sendable {
        let name: String
        /// Relative to the package, such as `Tests/TestKit`.
        let folder: String
        let dependencies: Set<String>
        /// Whether its C code is compiled with the package's `cSettings`.
        let hasCSettings: Bool
    }

    let targets: [Target]
    /// All modules that a target of the package can declare.
    let modules: Set<String>

    init(_ text: String) {
        let products = Dictionary(
            text.split(separator: "\n").compactMap { line -> (String, String)? in
                guard line.hasPrefix("let "), let product = line.firstRange(of: "Dependency.product(name: \"")
                else { return nil }
                let name = line.dropFirst(4).prefix { $0 != " " }
                return (String(name), String(line[product.upperBound...].prefix { $0 != "\"" }))
            }, uniquingKeysWith: { first, _ in first })
        targets = Self.declarations(in: text).compactMap { declaration in
            guard let name = Self.value(of: "name", in: declaration) else { return nil }
            let standard = (declaration.hasPrefix("testTarget") ? "Tests/" : "Sources/") + name
            return Target(
                name: name, folder: Self.value(of: "path", in: declaration) ?? standard,
                dependencies: Self.dependencies(in: declaration, products),
                hasCSettings: declaration.has("cSettings: cSettings"))
        }
        modules = Set(targets.map(\.name)).union(products.values)
    }

    func target(of path: String) -> Target? {
        targets.first { path.hasPrefix($0.folder + "/") }
    }

    /// Text of each target's declaration, starting with its kind, such as `target(`.
    private static func declarations(in text: String) -> [Substring] {
        guard let list = text.firstRange(of: "\n    targets: [") else { return [] }
        let kinds = ["target(", "executableTarget(", "testTarget(", "systemLibrary(", "plugin("]
        let rest = text[list.upperBound...]
        let starts = rest.ranges(of: "\n        .").map(\.upperBound).filter { start in
            kinds.contains { rest[start...].hasPrefix($0) }
        }
        return zip(starts, starts.dropFirst() + [rest.endIndex]).map { rest[$0..<$1] }
    }

    private static func value(of label: String, in declaration: Substring) -> String? {
        guard let start = declaration.firstRange(of: label + ": \"")?.upperBound else { return nil }
        return String(declaration[start...].prefix { $0 != "\"" })
    }

    private static func dependencies(in declaration: Substring, _ products: [String: String]) -> Set<String> {
        guard let start = declaration.firstRange(of: "dependencies: [")?.upperBound else { return [] }
        let items = declaration[start...].prefix { $0 != "]" }.split { ", \n".contains($0) }
        return Set(
            items.map { item in
                item.hasPrefix("\"") ? item.filter { $0 != "\"" } : products[String(item)] ?? String(item)
            })
    }
}
