import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct SchemaTests {
    private static func schema() throws -> JSONSchema {
        JSONSchema(root: try JSONValue(try ProgramRun([Gallery.path, "--schema"], environment: [:]).text))
    }

    private static func records(
        of script: [String], home: Home, environment: [String: String] = [:]
    ) throws -> [JSONValue] {
        let run = try Gallery.run(
            "--service", "demo", "--jsonl", input: script.joined(separator: "\n") + "\n", home: home,
            environment: environment)
        return try run.text.split(separator: "\n").map { try JSONValue($0) }
    }

    /// Records of account commands: an import of an Unsplash user without likes, a sign-in at Flickr, and the profile.
    private static func accountRecords() throws -> [JSONValue] {
        let service = LoopbackService { target, _ in
            switch target.split(separator: "?").first {
            case "/services/oauth/request_token":
                .json("oauth_callback_confirmed=true&oauth_token=request-1&oauth_token_secret=half-1")
            case "/services/oauth/access_token":
                .json("oauth_token=token-2&oauth_token_secret=secret-2&user_nsid=7&username=jane")
            case "/users/jane/likes", "/users/jane/collections": .json("[]")
            default: .nothing
            }
        }
        let home = Home()
        home.put(
            """
            unsplash_access_key = app-1
            unsplash_secret_key = app-secret-1
            unsplash_token = token-1
            unsplash_user = u1
            unsplash_username = jane
            unsplash_name = Jane
            unsplash_signed_in = 1700000000
            flickr_api_key = app-2
            flickr_api_secret = app-secret-2

            """, at: Canary.file)
        return try records(
            of: ["import unsplash", "login flickr --paste", "123-456-789", "profile"], home: home,
            environment: ["GALLERY_UNSPLASH_URL": service.base, "GALLERY_FLICKR_URL": service.base])
    }

    @Test func `every printed record matches the schema, and every type of the schema is printed`() throws {
        let schema = try Self.schema()
        let home = Home()
        let script =
            EveryCommand.lines + [
                "boards", "like 1", "taste", "search fog", "fav 1", "undo list",
                "credit 1 to \(home("credits.md"))", "history", "why 1",
            ]
        let records = try Self.records(of: script, home: home) + Self.accountRecords()
        for record in records {
            let faults = schema.faults(ofRecord: record)
            #expect(faults == [])
        }
        #expect(Set(records.compactMap { $0["type"]?.string }) == schema.types)
        let doctor = try #require(records.first { $0["type"]?.string == "doctor" })
        #expect(doctor["wrong"]?.elements.allSatisfy { doctor[$0.string ?? ""] != nil } == true)
    }

    @Test func `the output of --json and of --jsonl matches the schema`() throws {
        let schema = try Self.schema(), home = Home()
        for form in ["--json", "--jsonl"] {
            let run = try Gallery.run("--service", "demo", "search", "fog", "--limit", "1", form, home: home)
            #expect(schema.faults(of: try JSONValue(run.text)) == [])
        }
    }

    @Test func `an undeclared, missing or wrongly typed field is reported as a fault`() throws {
        let schema = try Self.schema()
        let run = try Gallery.run(
            "--service", "demo", "search", "fog", "--limit", "1", "--jsonl", home: Home())
        let members = try JSONValue(run.text).members
        for (name, value) in [
            ("planted", JSONValue.null), ("width", .text("3")), ("width", .number(1.5)), ("title", .null),
            ("tags", .list([.null])), ("author", .object([:])), ("type", .text("planted")),
            ("published", .text("yesterday")),
        ] {
            let record = JSONValue.object(members.merging([name: value]) { $1 })
            #expect(schema.faults(ofRecord: record) != [], "\(name)")
            #expect(schema.faults(of: record) != [], "\(name)")
        }
        for name in members.keys {
            let record = JSONValue.object(members.filter { $0.key != name })
            #expect(schema.faults(of: record) != [], "\(name)")
        }
    }

    @Test func `--schema needs no home folder and creates no files`() throws {
        let home = Home()
        let bare = try ProgramRun([Gallery.path, "--schema"], environment: [:])
        let run = try Gallery.run("--schema", home: home)
        #expect(run.code == 0)
        #expect(run.problems == "")
        #expect(run.text == bare.text)
        #expect(!run.text.contains("additionalProperties"))
        #expect(home.names(in: "") == [])
        let root = try JSONValue(run.text)
        #expect(root["$schema"] == .text("https://json-schema.org/draft/2020-12/schema"))
    }

    @Test(arguments: [
        "boards": "board", "service": "service", "protocol": "protocol", "key": "key", "cache": "cache",
        "taste": "interest trait", "status": "status", "set": "setting", "doctor": "doctor",
    ])
    func `with --json, each command prints records of the expected types`(command: String, types: String)
        throws
    {
        let home = Home()
        _ = try ProgramRun(
            [
                Gallery.path, "--service", "demo", "-c",
                "search fog; like 1-5; board new hall; board add hall 1-2",
            ], environment: home.environment)
        let run = try ProgramRun(
            [Gallery.path, "--service", "demo", command, "--json"], environment: home.environment)
        let items = try JSONValue(run.text)["items"]?.elements ?? []
        #expect(!items.isEmpty)
        #expect(
            Set(items.compactMap { $0["type"]?.string })
                == Set(types.split(separator: " ").map(String.init)))
    }
}
