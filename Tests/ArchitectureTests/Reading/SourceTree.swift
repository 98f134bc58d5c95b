import FoundationEssentials

/// The package's files as they stand beside these tests.
enum SourceTree {
    struct File: Sendable {
        let path: String
        let text: String
    }

    /// Every Swift file under `Sources`, by its path from the top of the package.
    static let sources: [File] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: top + "/Sources")) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            File(path: "Sources/" + path, text: text(of: "Sources/" + path))
        }
    }()

    /// What a rule finds in all sources.
    static func violations(_ rule: (_ path: String, _ text: String) -> [Violation]) -> [Violation] {
        sources.flatMap { rule($0.path, $0.text) }
    }

    /// A table of `.ci/rules`: its lines without comments, split at the first character that ends a name.
    static func table(_ name: String, separator: Character) -> [String: String] {
        var table: [String: String] = [:]
        for line in text(of: ".ci/rules/" + name).split(separator: "\n") where !line.hasPrefix("#") {
            let halves = line.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
            table[String(halves[0])] = halves.count == 2 ? String(halves[1]) : ""
        }
        return table
    }

    private static let top = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(4).joined(separator: "/")

    private static func text(of path: String) -> String {
        guard let data = FileManager.default.contents(atPath: top + "/" + path) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}
