import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SavingTests {
    @Test func `a canceled save can be resumed, and the file appears only when complete`() throws {
        let home = Home()
        let service = try SlowService()
        let terminal = try Gallery.atPrompt(home, environment: service.environment, service: "unsplash")
        try terminal.run("search x", expecting: "1 of 1")
        terminal.type("save 1\r")
        try terminal.wait(for: "half of the file") { $0.text.contains("Saving A test: 205 KB of 410 KB") }
        terminal.type("\u{3}")
        try terminal.expect("to resume")
        try terminal.expect(Gallery.prompt)
        #expect(home.names(in: "Pictures/gallery").isEmpty)
        #expect(home.names(in: ".cache/gallery/saving").count == 2)

        try terminal.run("save 1", expecting: "Saved ")
        #expect(service.asked == ["", "\(service.file.count / 2)-"])
        let names = home.names(in: "Pictures/gallery")
        #expect(names.count == 2)
        let saved = home.bytes(of: "Pictures/gallery/" + (names.first ?? ""))
        // The file contains the credit; all other bytes are unchanged.
        #expect(saved.count > service.file.count)
        #expect(
            saved.suffix(service.file.count - 20).elementsEqual(service.file.suffix(service.file.count - 20)))
        #expect(home.names(in: ".cache/gallery/saving").isEmpty)
        try terminal.run("save 1", expecting: "Already saved: ")
        #expect(service.asked.count == 2)
        #expect(terminal.quit() == 0)
    }

    @Test func `in a pipe, "save" accepts several numbers, a folder and a format`() throws {
        let home = Home()
        let script =
            "search cats; save 1-5; save 5 2; save 1 to '~/a b' --as png; save 9 to /dev/null; save 1 --as bmp"
        let run = try Gallery.run("--service", "demo", "-c", script, home: home)
        let paths = run.text.split(separator: "\n").filter { $0.hasPrefix("/") }
        #expect(paths.count == 8 && Set(paths).count == 6, "\(run.problems)")
        #expect(!run.output.contains(0x1B) && !run.output.contains(0x0D))
        #expect(!run.all.contains("Saving "))
        #expect(home.names(in: "Pictures/gallery").count == 10)
        #expect(home.names(in: "a b").map { $0.hasSuffix(".png") } == [true, false])
        #expect(run.problems.contains("Could not write /dev/null: Not a directory."))
        #expect(run.problems.contains("`--as` does not accept `bmp`; use jpg, png, webp."))
        #expect(run.code == 2)
    }

    @Test func `a folder whose path is not UTF-8 is used or refused, and no folder is created beside it`()
        throws
    {
        let home = Home()
        func run(_ start: String) throws -> ProgramRun {
            try ProgramRun(
                ["/bin/bash", "-c", "mkdir -p ~/$'x\\xE9'; \(start)"],
                environment: home.environment.merging(["LANG": "C.UTF-8", "G": Gallery.path]) { $1 })
        }
        let save = "\"$G\" --service demo -c 'search cats; save 1 to .' | tail -n 1"
        let inside = try run("cd ~/x*; \(save) | (cd /; xargs -d '\\n' ls); ls | wc -l")
        #expect(inside.text.hasPrefix(home.path + "/x") && !inside.text.contains("/./"), "\(inside.all)")
        #expect(inside.text.hasSuffix(".jpg\n2\n"), "the picture and its sidecar")
        let named = try run(
            "\"$G\" --service demo -c $'search cats; save 1 to ~/x\\xE9' | tail -n 1 | xargs -d '\\n' ls")
        #expect(named.text.hasSuffix(".jpg\n"), "\(named.all)")
        let credits = try run(
            "\"$G\" -c $'credits ~/x\\xE9'; \"$G\" -c $'export to ~/x\\xE9/l.zip'; ls ~/x*/l.zip")
        #expect(credits.code == 0 && credits.text.contains("CC0 1.0"), "\(credits.all)")
        let script = "search cats; fav 1; save 1"
        let inHome = "HOME=$HOME/$'x\\xE9' \"$G\""
        let below = try run("\(inHome) --service demo -c '\(script)' | tail -n 1 | xargs -d '\\n' ls")
        #expect(below.text.hasPrefix(home.path + "/x") && below.text.hasSuffix(".jpg\n"), "\(below.all)")
        let json = try run("\(inHome) --service demo --json -c 'search cats; save 1 as a'")
        let saved = "\(home.path)/x\u{FFFD}/Pictures/gallery/a.jpg"
        #expect(json.text.contains(saved), "\(json.text.suffix(600))")
        #expect(try run("\(inHome) --service demo -c favorites | wc -l").text == "1\n")
        let opened = try run(
            "printf '#!/bin/sh\\n: >\"$HOME/opened\"' >~/browser; chmod +x ~/browser; export BROWSER=~/browser; "
                + "\(inHome) --service demo -q -c 'search cats; web 1' >&2; ls ~/x*/opened | wc -l")
        #expect(opened.text == "1\n", "a child process has the path itself: \(opened.all)")
        #expect(try run("ls -d ~/x* | wc -l").text == "1\n")
    }

    @Test(arguments: [
        "save 1 to .", "save 1 to x", "export to .", "board new b; board add b 1; board export b to .",
    ])
    func `writing to a deleted working folder is an error that names it`(command: String) throws {
        let home = Home()
        let run = try ProgramRun(
            [
                "/bin/bash", "-c",
                "mkdir ~/x; cd ~/x; rmdir ~/x; '\(Gallery.path)' --service demo -c 'search cats; \(command)'",
            ], environment: home.environment)
        #expect(run.code == 1 && run.problems.contains("The current folder was deleted."), "\(run.problems)")
    }

    @Test func `in a deleted working folder, credits name saved files by absolute paths`() throws {
        let home = Home()
        let script = "search cats; save 1; credits; credits html; credits ~/Pictures; credit 1 figure"
        let run = try ProgramRun(
            [
                "/bin/bash", "-c",
                "mkdir ~/x; cd ~/x; rmdir ~/x; '\(Gallery.path)' -q --service demo -c '\(script)'",
            ], environment: home.environment)
        let path = home.path + "/Pictures/gallery/"
        #expect(run.code == 0)
        let lines = run.text.split(separator: "\n").suffix(4)
        #expect(lines.allSatisfy { $0.contains(path) }, "\(run.all)")
    }

    @Test func `file names are set by command or setting, and sidecars can be switched off`() throws {
        let home = Home()
        let script =
            "search cats; save 3 as fog-hero; save 3 as fog-hero to ~/static/img; save 2 to ~/static/img/hall.jpg; "
            + "save 1-3 as fog-{n} to ~/numbered; save 1 as fog-hero; set filename slug; set sidecar off; save 5; "
            + "favorites"
        let run = try Gallery.run("--service", "demo", "-c", script, home: home)
        let names = home.names(in: "Pictures/gallery")
        #expect(names.suffix(2) == ["fog-hero.jpg", "fog-hero.jpg.json"])
        #expect(names.count == 3 && names.first?.contains(#/^[a-z0-9-]+\.jpg$/#) == true)
        #expect(
            home.names(in: "static/img") == [
                "fog-hero.jpg", "fog-hero.jpg.json", "hall.jpg", "hall.jpg.json",
            ])
        #expect(home.names(in: "numbered").count { $0.hasSuffix(".json") } == 3)
        #expect(home.names(in: "numbered").contains("fog-2.jpg"))
        #expect(run.problems.contains("fog-hero.jpg is another photo (demo:"))
        #expect(run.code == 1)
    }
}
