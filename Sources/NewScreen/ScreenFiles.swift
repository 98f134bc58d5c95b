import Foundation

struct ScreenFiles {
    private let name: ScreenName
    private let templates: URL
    private let files: [(template: String, file: URL)]

    init(name: ScreenName, package: URL) {
        self.name = name
        templates = package.appending(path: "Sources/NewScreen/Templates")
        let sources = package.appending(path: "Sources/Screens/\(name.type)")
        let tests = package.appending(path: "Tests/ScreensTests/\(name.type)")
        let sentences = package.appending(path: "Sources/Wording/Phrases+\(name.type).swift")
        files =
            ["Contract", "Commands", "Interactor", "Model", "Presenter", "View", "Module"].map { part in
                (part, sources.appending(path: "\(name.type)\(part).swift"))
            }
            + ["ViewTests", "PresenterTests"].map { part in
                (part, tests.appending(path: "\(name.type)\(part).swift"))
            } + [("Sentences", sentences)]
    }

    var existing: String? { files.map(\.file.path).first { FileManager.default.fileExists(atPath: $0) } }

    func write() throws {
        for (template, file) in files {
            let text = try String(contentsOf: templates.appending(path: "\(template).txt"), encoding: .utf8)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try name.filling(text).write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
