import Foundation
import PackagePlugin

/// Generates and registers a screen with tests: `swift package --allow-writing-to-package-directory new-screen NAME`.
@main
struct NewScreen: CommandPlugin {
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments.count == 1, let name = ScreenName(arguments[0]) else {
            throw Refusal(
                description: "Expected one name of letters, the first a capital: new-screen Tagged")
        }
        let package = context.package.directoryURL
        let files = ScreenFiles(name: name, package: package)
        if let existing = files.existing {
            throw Refusal(description: "\(existing) exists; choose another name.")
        }
        var texts: [String: String] = [:]
        for wiring in Wiring.all(for: name) {
            let file = package.appending(path: wiring.file)
            let text = try texts[wiring.file] ?? String(contentsOf: file, encoding: .utf8)
            texts[wiring.file] = try wiring.applied(to: text)
        }
        try files.write()
        for (file, text) in texts {
            try text.write(to: package.appending(path: file), atomically: true, encoding: .utf8)
        }
        print(
            "Created the screen \(name.type); `\(name.word)` opens it. Next: add its row to Screens.docc/Screens.md."
        )
    }
}
