import FoundationEssentials
import Testing

/// Checks the file of licenses in the packages, which has Debian's format (DEP 5).
@Suite struct CopyrightTests {
    private static let top = #filePath.components(separatedBy: "/Tests/")[0]

    private let paragraphs: [[String: String]]

    init() throws {
        paragraphs = try Self.text("Sources/gallery/Manual/copyright").components(separatedBy: "\n\n").map {
            paragraph in
            var fields: [String: String] = [:]
            var name = ""
            for line in paragraph.split(separator: "\n") {
                let isFirst = !line.hasPrefix(" ")
                if isFirst { name = String(line.prefix { $0 != ":" }) }
                fields[name, default: ""] += isFirst ? String(line.dropFirst(name.count + 1)) : "\n" + line
            }
            return fields
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOfFile: top + "/" + path, encoding: .utf8)
    }

    /// Words without line breaks, and without the dots of empty lines.
    private static func words(_ text: String) -> [Substring] {
        text.split { $0 == " " || $0 == "\n" }.filter { $0 != "." }
    }

    private func text(of license: String) throws -> String {
        try #require(paragraphs.compactMap { $0["License"] }.first { $0.hasPrefix(license + "\n") })
    }

    /// Text of the MIT License, which packages set with different line breaks.
    private static func permission(in text: String) -> [Substring] {
        words(text.components(separatedBy: "Permission").last ?? "")
    }

    private func paragraph(of files: String) -> [String: String]? {
        paragraphs.first { Self.words($0["Files"] ?? "").contains { $0 == files } }
    }

    @Test func `every package that is linked has its license in the file`() throws {
        // Also lists the dependencies of dependencies.
        let packages = try Self.text("Package.resolved").components(separatedBy: "\"location\" : \"")
            .dropFirst()
            .map { String($0.prefix { $0 != "\"" }.split(separator: "/").last ?? "") }
        #expect(packages.count > 2)
        for package in packages {
            let entry = try #require(paragraph(of: package + "/*"), "\(package)")
            let name = try #require(entry["License"])
            let file = try #require(
                ["LICENSE", "LICENSE.txt", "LICENSE.md"].lazy
                    .compactMap { try? Self.text(".build/checkouts/\(package)/\($0)") }.first, "\(package)")
            guard name == " Expat" else {
                let hasException = file.contains("Runtime Library Exception")
                #expect(file.contains("Apache License\n") && file.contains("Version 2.0"))
                #expect(
                    name == (hasException ? " Apache-2.0-with-Swift-exception" : " Apache-2.0"), "\(package)")
                continue
            }
            let permission = Self.permission(in: try text(of: name))
            #expect(Self.permission(in: file) == permission, "\(package)")
            let holder = try #require(file.split(separator: "\n").first { $0.hasPrefix("Copyright") })
            let years = Self.words(entry["Copyright"] ?? "")
            #expect(Self.words(String(holder)).suffix(years.count) == years[...], "\(package)")
        }
    }

    @Test func `every license that the file names has a text`() {
        let names = Set(
            paragraphs.filter { $0["Files"] != nil }.flatMap {
                ($0["License"] ?? "").components(separatedBy: " and ").map { $0.drop { $0 == " " } }
            })
        #expect(names.count > 3)
        for name in names {
            #expect(
                paragraphs.contains { $0["Files"] == nil && $0["License"]?.hasPrefix(" \(name)\n") ?? false },
                "\(name)")
        }
    }

    @Test func `the file has the license of README`() throws {
        let readme = try Self.text("README.md")
        let permission = Self.permission(in: try text(of: " Expat"))
        #expect(Self.permission(in: readme) == permission)
        let holder = try #require(paragraph(of: "*")?["Copyright"])
        #expect(readme.contains("Copyright (c)" + holder))
    }
}
