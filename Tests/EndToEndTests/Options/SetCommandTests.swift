import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SetCommandTests {
    private static let file = ".config/gallery/settings"

    @Test func `settings are shown with their values and sources`() throws {
        let home = Home()
        home.put("columns = 3\nnotify = off\nlanguage = en\n", at: Self.file)
        let run = try Gallery.run(
            "--service", "demo", "set", home: home, environment: ["GALLERY_PROTOCOL": "cells"])
        #expect(run.code == 0)
        let lines = run.text.split(separator: "\n").map {
            $0.split(separator: " ").prefix(2).map(String.init)
        }
        #expect(lines.contains(["service", "demo"]))
        #expect(run.text.contains("where photos come from (from the command line)"))
        #expect(lines.contains(["protocol", "cells"]))
        #expect(run.text.contains("best the terminal supports (from the environment)"))
        #expect(lines.contains(["columns", "3"]))
        #expect(run.text.contains("columns of photos in a list (from the settings file)"))
        #expect(lines.contains(["notify", "off"]))
        #expect(lines.contains(["pictures_folder", home("Pictures/gallery")]))
        #expect(lines.contains(["unsplash_access_key", "none"]))
        // The example file has a line for each setting and key.
        let example = try Gallery.run("--service", "demo", "set", "--example", home: home)
        let named = example.text.matches(of: #/(?m)^# [a-z_]+ = /#).count
        #expect(lines.count == named && named > 20)
    }

    @Test func `with --jsonl, "set" prints one record per setting, without the values of access keys`()
        throws
    {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "set", "--jsonl", home: home,
            environment: ["UNSPLASH_ACCESS_KEY": Canary.key])
        let rows = try Gallery.run("--service", "demo", "set", home: home).text.split(separator: "\n")
        #expect(run.text.count(of: "\"type\":\"setting\"") == rows.count)
        #expect(
            run.text.contains(
                #"{"name":"unsplash_access_key","source":"environment","type":"setting","value":null}"#))
        #expect(!(run.text + run.problems).contains(Canary.key))
    }

    @Test func `a saved setting applies to the next start`() throws {
        let home = Home()
        home.put("# mine\ncolumns=3\nfuture = 1\n", at: Self.file)
        let run = try Gallery.run(
            "--service", "demo", "-c", "set --save columns 5; set --save notify off", home: home)
        #expect(run.code == 0)
        #expect(run.problems.contains("Saved columns = 5 in \(home(Self.file))."))
        #expect(
            String(decoding: home.bytes(of: Self.file), as: UTF8.self)
                == "# mine\ncolumns=5\nfuture = 1\nnotify = off\n")
        let next = try Gallery.run("--service", "demo", "set", "columns", home: home)
        #expect(next.text.contains("columns  5  columns of photos in a list (from the settings file)"))
        #expect(next.problems.contains("Line 3 of \(home(Self.file)) is ignored"))
    }

    @Test func `the example settings file has every setting and is read without warnings`() throws {
        let home = Home()
        let example = try Gallery.run("--service", "demo", "set", "--example", home: home)
        #expect(example.code == 0)
        #expect(example.problems == "")
        home.put(example.text, at: Self.file)
        let asItIs = try Gallery.run("--service", "demo", "set", "--jsonl", home: home)
        #expect(asItIs.problems == "")
        #expect(!asItIs.text.contains(#""source":"file""#))
        let all = example.text.replacing(#/(?m)^# ([a-z_]+ = )/#) { $0.output.1 }
        home.put(all, at: Self.file)
        var environment = home.environment
        environment["GALLERY_OPENVERSE_URL"] = nil
        environment["GALLERY_COMMONS_URL"] = nil
        let run = try ProgramRun([Gallery.path, "-c", "set", "--jsonl"], environment: environment)
        #expect(run.problems == "")
        #expect(run.code == 0)
        // Keys are shown apart, and `auto` is what the program does without the setting.
        let names = all.split(separator: "\n").filter { line in
            !["#", " "].contains(line.first) && !line.hasSuffix(" = KEY") && !line.hasSuffix(" = auto")
        }.map { $0.prefix { $0 != " " } }
        #expect(names.count > 20)
        for name in names { #expect(run.text.contains("\"name\":\"\(name)\",\"source\":\"file\"")) }
    }

    @Test func `"set" reports invalid values and settings that cannot be changed`() throws {
        let home = Home()
        func problem(_ line: String, _ environment: [String: String] = [:]) throws -> String {
            let run = try Gallery.run("--service", "demo", "-c", line, home: home, environment: environment)
            return (run.code == 0 ? run.text : "") + run.problems
        }
        #expect(try problem("set ca_file /srv").contains("`set --save ca_file VALUE`"))
        #expect(try problem("set unsplash_access_key abc").contains("`key set NAME`"))
        #expect(try problem("set service unsplash").contains("UNSPLASH_ACCESS_KEY"))
        #expect(try problem("set --save columns 99").contains("columns cannot be `99`"))
        #expect(try problem("set --save ca_file \"/a\nservice = x\"").contains("ca_file cannot be"))
        #expect(try problem("set --saved x").contains("Did you mean `--save`?"))
        #expect(home.names(in: ".config/gallery") == [])
        let overruled = try problem("set --save protocol cells", ["GALLERY_PROTOCOL": "words"])
        #expect(overruled.contains("GALLERY_PROTOCOL is set in the environment and takes precedence"))
        mkdir(home("readonly"), 0o700)
        unlink(home(Self.file))
        mkdir(home(Self.file), 0o700)
        #expect(try problem("set --save columns 3").contains("Could not write"))
    }
}
