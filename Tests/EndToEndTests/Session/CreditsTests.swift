import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CreditsTests {
    private func run(_ script: String, _ home: Home) throws -> ProgramRun {
        try Gallery.run("--service", "demo", "-q", "-c", script, home: home)
    }

    @Test func `the alt text and file name given to a photo appear in its credits and sidecar`() throws {
        let home = Home()
        let script =
            "search fog; alt 1 Morning fog; save 1 as fog-hero; alt 1; credit 1 figure; "
            + "credit 1-2 md to ~/CREDITS.md; credit 1-2 to ~/CREDITS.md; credits md"
        let saved = try run(script, home)
        #expect(saved.code == 0)
        let text = String(decoding: home.bytes(of: "CREDITS.md"), as: UTF8.self)
        #expect(text.split(separator: "\n").count == 2)
        #expect(saved.text.contains("gallery/fog-hero.jpg\" alt=\"Morning fog\" width="))
        #expect(saved.text.split(separator: "\n").last?.contains("gallery/fog-hero.jpg: [") == true)
        let sidecar = String(decoding: home.bytes(of: "Pictures/gallery/fog-hero.jpg.json"), as: UTF8.self)
        #expect(sidecar.contains("\"text\" : \"Morning fog\""))
    }

    @Test
    func `figures of three photos are written in one line, and a corrected alt text replaces its figure`()
        throws
    {
        let home = Home()
        let script =
            "search fog; save 2 4 6 as a b c to ~/img --width 300; alt 2 Hills; credit 2 4 6 figure-md ~/post.md; "
            + "alt 2 A road; credit 2 figure-md ~/post.md; "
            + "alt One, \"Two, wide\", Three; figure ~/short.md; alt One, Two; mark 2 4; credit marked ~/credits.txt; save 2 4 as a"
        let result = try run(script, home)
        let lines = String(decoding: home.bytes(of: "post.md"), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3 && lines[0].hasPrefix("![A road](img/a.jpg) "))
        #expect(lines[1].contains("](img/b.jpg) ") && lines[2].contains("](img/c.jpg) "))
        let short = String(decoding: home.bytes(of: "short.md"), as: UTF8.self).split(separator: "\n")
        #expect(short.map { $0.prefix { $0 != "]" } } == ["![One", "![Two, wide", "![Three"])
        #expect(result.problems.contains("2 texts for 3 photos"))
        let credits = String(decoding: home.bytes(of: "credits.txt"), as: UTF8.self).split(separator: "\n")
        #expect(credits.map { $0.prefix(11) } == ["img/a.jpg: ", "img/b.jpg: "])
        #expect(result.code == 2 && result.problems.contains("a-{n}"))
    }

    @Test func `"credit" of a folder lists the credits of its files, as "credits" does`() throws {
        let home = Home()
        let run = try run("search fog; save 1-2 to ~/img; credit ~/img md; credits ~/img md", home)
        let lines = run.text.split(separator: "\n").suffix(4)
        #expect(run.code == 0 && lines.count == 4)
        #expect(lines.prefix(2) == lines.suffix(2))
    }

    @Test func `an untitled photo has no title in the credit of its file, also on a board`() throws {
        let home = Home()
        let script =
            "search fog; credit 4; save 4 as untitled to ~/img; credits ~/img; board new b; "
            + "board add b ~/img/untitled.jpg; credits b"
        let credits = try run(script, home).text.split(separator: "\n").filter { $0.contains(" by ") }
        #expect(credits.count == 3)
        #expect(credits.allSatisfy { $0.contains("This work (https://") })
        #expect(try run("credits b json", home).text.contains("\"altSource\":\"service\""))
        let licenses = try run("credits b --reuse", home)
        #expect(licenses.code == 1 && licenses.problems.contains("save them first"))
    }

    @Test func `figures of a scaled picture have the size of the file`() throws {
        let home = Home()
        let figures = try run("search fog; save 1 --width 300; credit 1 figure; credits figure", home)
        #expect(figures.text.count(of: " width=\"300\" height=") == 2)
        let folder = home("Pictures/gallery")
        _ = try ProgramRun(["/bin/sh", "-c", "cd '\(folder)' && mv *.jpg other.jpg"], environment: [:])
        let renamed = try run("search fog; credit 1 figure; credits figure", home)
        #expect(renamed.text.count(of: "other.jpg\" alt=") == 2, "\(renamed.all)")
        #expect(renamed.text.count(of: " width=\"300\" height=") == 2, "\(renamed.all)")
        _ = try ProgramRun(["/bin/sh", "-c", "rm '\(folder)'/*.json"], environment: [:])
        let credits = try run("credits figure", home)
        #expect(credits.text.count(of: " width=\"300\" height=") == 1, "\(credits.all)")
    }

    @Test func `"credits" exits with 1 if a picture has no credit, but writes the other credits`()
        throws
    {
        let home = Home()
        let figure = try run("search fog; save 1 as fog to ~/img; credit 1 figure; copy 1 path", home)
        #expect(figure.text.contains("img/fog.jpg\" alt="))
        #expect(try run("credits ~/img", home).code == 0)
        let info = try run("info ~/img/fog.jpg; credits ~/img --reuse", home)
        #expect(info.code == 0 && info.text.contains("CC0 1.0"))
        for name in ["fog.jpg.license", "fog.jpg.json.license"] {
            let license = String(decoding: home.bytes(of: "img/" + name), as: UTF8.self)
            #expect(license.hasSuffix("License-Identifier: CC0-1.0\n"))
        }
        #expect(try run("credits ~/img to ~/CREDITS.md", home).code == 0)
        #expect(String(decoding: home.bytes(of: "CREDITS.md"), as: UTF8.self).contains("](https://"))
        home.put("GIF89a", at: "img/mine.gif")
        home.put(SlowService.picture, at: "plain.jpg")
        #expect(try run("board new b; board add b ~/plain.jpg; board b; save 1 to ~/none", home).code == 0)
        for place in ["~/none", "b"] {
            let without = try run("credits \(place)", home)
            #expect(without.code == 1 && without.problems.contains("no credit found"))
        }
        let missing = try run("credits ~/img to ~/CREDITS.txt", home)
        #expect(missing.code == 1)
        #expect(missing.problems.contains("img/mine.gif: no credit found"))
        #expect(String(decoding: home.bytes(of: "CREDITS.txt"), as: UTF8.self).count(of: "\n") == 1)
    }

    @Test
    func `the setting "credit" selects the default credit format; front matter has a line for each value`()
        throws
    {
        let home = Home()
        let run = try run("set credit frontmatter; search fog; save 1; credit 1", home)
        #expect(run.code == 0)
        let lines = run.text.split(separator: "\n").suffix(4)
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["image", "alt", "credit", "license"])
        let records = try Gallery.run(
            "--service", "demo", "--jsonl", "-c", "search fog; credit 1 toml", home: home)
        #expect(records.text.contains("\"text\":\"image = "))
        let several = try self.run("search fog; save 1,2; credits ~/Pictures toml", home)
        #expect(several.text.count(of: "[[photo]]\nimage = ") == 2)
    }

    @Test
    func `after a restart, figures show the saved file in any folder, width and name, from --base or /`()
        throws
    {
        let home = Home()
        let saved = try run(
            "search fog; save 1 --width 300 as hero to ~/site/static/img; save 2 --width 300", home)
        #expect(saved.code == 0)
        let figures = try run("search fog; credit 1-2 figure; credit 1 toml --base ~/site", home)
        #expect(figures.code == 0 && figures.text.count(of: " width=\"300\" height=") == 2, "\(figures.all)")
        #expect(figures.text.contains("image = \"static/img/hero.jpg\""), "\(figures.all)")
        let moved = "mv ~/site/static/img/hero.jpg ~/site/static/img/new.jpg; "
        let script = "set base /; search fog; credit 1 frontmatter"
        let site = try ProgramRun(
            [
                "/bin/bash", "-c",
                "\(moved) cd ~/site; '\(Gallery.path)' -q --service demo -c '\(script)'",
            ], environment: home.environment)
        #expect(site.code == 0 && site.text.contains("image: \"/img/new.jpg\""), "\(site.all)")
    }

    @Test func `a figure of a photo that is not saved fails, and a credit file gets the other figures`()
        throws
    {
        let home = Home()
        for format in ["figure", "figure-md", "frontmatter", "toml"] {
            let missing = try run("search fog; credit 3 \(format)", home)
            #expect(missing.code == 1 && !missing.text.contains("CC0 1.0 ("), "\(missing.all)")
            #expect(missing.problems.contains("Not saved: `save 3` first."), "\(missing.all)")
        }
        let some = try run("search fog; save 2; credit 1-3 figure to ~/content/posts/fog.md", home)
        #expect(some.code == 1 && some.problems.contains("Not saved: `save 1 3` first."), "\(some.all)")
        #expect(home.text(at: "content/posts/fog.md").count(of: "<img src=") == 1)
        let board = try run(
            "board new b; board add b demo:nothing; search fog; board add b 1; credits b figure", home)
        #expect(board.problems.contains("Not saved: `save demo:"), "\(board.all)")
    }

    @Test func `for every service, a figure needs a saved file, which is found after a restart`() throws {
        let services: [any RecordedService] = [
            CommonsService(), OpenverseService(), UnsplashService(), FlickrService(), NASAService(),
        ]
        for service in services {
            let home = Home()
            func run(_ script: String) throws -> ProgramRun {
                try Gallery.run(
                    "--service", service.name, "-q", "--last", "-c", script, home: home,
                    environment: service.environment)
            }
            let missing = try run("search cats; credit 2 figure")
            #expect(missing.code == 1 && missing.text.isEmpty, "\(service.name): \(missing.all)")
            #expect(missing.problems.contains("Not saved: `save 2` first."), "\(missing.all)")
            #expect(try run("search cats; save 2 --smaller as cat to ~/img").code == 0, "\(service.name)")
            let figure = try run("search cats; credit 2 figure")
            #expect(figure.code == 0 && figure.text.contains("img/cat.jpg\" alt="), "\(figure.all)")
        }
    }

    @Test func `a width of the settings scales saved files, and one above that of the photo is reported`()
        throws
    {
        let home = Home()
        let script = "set width 400; search fog; save 1; save 2 --width full; save 3 --width 9000"
        let saved = try Gallery.run("--service", "demo", "--jsonl", "-c", script, home: home)
        let records = saved.text.split(separator: "\n").filter { $0.contains("\"type\":\"saved\"") }
        #expect(records.map { $0.contains("\"scaled\":true,") } == [true, false, false], "\(saved.all)")
        #expect(records.map { $0.contains("\"width\":400") } == [true, false, false])
        let again = try Gallery.run(
            "--service", "demo", "-c",
            "search fog; save 3 --width 9000; save 1 as x --width 400; save 1 as x",
            home: home)
        #expect(again.problems.count(of: " px wide, the original's size.") == 1, "\(again.all)")
        #expect(again.problems.contains("/x.jpg is this photo, 400 px wide."), "\(again.all)")
    }
}
