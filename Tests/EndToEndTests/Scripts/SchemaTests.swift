import Foundation
import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(3))) struct SchemaTests {
    /// Field names by type, from the manual: `.It Cm type , type`, then `.Va name , name`.
    private static var schema: [String: Set<String>] {
        get throws {
            let file = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/gallery/Manual/gallery.1"
            let text = try String(contentsOfFile: file, encoding: .utf8)
            let section = text.components(separatedBy: ".Sh OUTPUT FOR PROGRAMS")[1]
                .components(separatedBy: "\n.Sh ")[0]
            var schema: [String: Set<String>] = [:]
            var types: [String] = []
            for line in section.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                let names = words.dropFirst().filter { $0 != "," }
                switch words.first {
                case ".It": types = Array(names.dropFirst())
                case ".Va": for type in types { schema[type] = Set(names) }
                default: break
                }
            }
            return schema
        }
    }

    @Test func `every record has a type and the fields listed in the manual`() throws {
        let schema = try Self.schema
        let home = Home()
        let script = EveryCommand.lines.joined(separator: "\n") + "\nboards\nlike 1\ntaste\n"
        let run = try ProgramRun(
            [Gallery.path, "--service", "demo", "--jsonl"], input: script, environment: home.environment)
        var seen: Set<String> = []
        for line in run.text.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let record = try #require(object)
            let type = try #require(record["type"] as? String)
            #expect(Set(record.keys).subtracting(["type"]) == schema[type], "\(type)")
            seen.insert(type)
        }
        #expect(seen.count > 15)
        #expect(
            Set(schema.keys).subtracting(seen).isSubset(of: [
                "reason", "trait", "search", "account", "imported",
            ]),
            "\(seen)")
    }

    @Test(arguments: [
        "boards": "board", "service": "service", "protocol": "protocol", "key": "key", "cache": "cache",
        "taste": "interest trait", "status": "status", "set": "setting", "doctor": "doctor",
    ])
    func `a command that lists items prints records`(command: String, types: String) throws {
        let home = Home()
        _ = try ProgramRun(
            [
                Gallery.path, "--service", "demo", "-c",
                "search fog; like 1-5; board new hall; board add hall 1-2",
            ], environment: home.environment)
        let run = try ProgramRun(
            [Gallery.path, "--service", "demo", command, "--json"], environment: home.environment)
        let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let items = try #require(document?["items"] as? [[String: Any]])
        #expect(!items.isEmpty)
        #expect(
            Set(items.compactMap { $0["type"] as? String })
                == Set(types.split(separator: " ").map(String.init)))
    }
}
