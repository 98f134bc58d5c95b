import Foundation

/// Copies of the screen in `Tests/ScreensTests/NewScreen`, which is compiled and tested with the tests.
struct ScreenFiles {
    private let name: ScreenName
    private let files: [(template: URL, file: URL)]

    init(name: ScreenName, package: URL) {
        self.name = name
        let templates = package.appending(path: "Tests/ScreensTests/NewScreen")
        let sources = package.appending(path: "Sources/Screens/\(name.type)")
        let tests = package.appending(path: "Tests/ScreensTests/\(name.type)")
        let sentences = package.appending(path: "Sources/Wording")
        let parts =
            ["Contract", "Commands", "Interactor", "Model", "Presenter", "View", "Module"].map { part in
                ("Sample\(part).swift", sources)
            }
            + ["ViewTests", "PresenterTests"].map { part in ("Sample\(part).swift", tests) }
            + [("Phrases+Sample.swift", sentences)]
        files = parts.map { template, folder in
            (templates.appending(path: template), folder.appending(path: name.filling(template)))
        }
    }

    var existing: String? { files.map(\.file.path).first { FileManager.default.fileExists(atPath: $0) } }

    func write() throws {
        for (template, file) in files {
            var text = try String(contentsOf: template, encoding: .utf8)
            if !template.lastPathComponent.hasSuffix("Tests.swift") {
                // The copy is part of the imported target.
                text = text.replacing(/\n@testable .*\n/, with: "")
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try name.filling(text).write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
