import FoundationEssentials
import Glibc
import TestKit
import Testing

/// Pictures of folders, opened by path.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OwnFilesTests {
    private let home = Home()
    private let folder = Home()

    init() {
        for name in ["a2.jpg", "a10.jpg", "Trips/b.jpg"] { folder.put(SmallPicture.jpeg(name), at: name) }
    }

    @Test func `a folder in a pipe is a list of its pictures`() throws {
        let run = try Gallery.run(folder.path, home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(
            run.text.split(separator: "\n").map { $0.split(separator: "\t")[2] } == ["Trips/", "a2", "a10"])
        #expect(run.problems.contains("1 folder, 2 photos"))
    }

    @Test(arguments: ["None.jpg", "/none", "~/None", "./None/x.jpg"])
    func `a path that does not exist ends with exit code 2, and is not searched for`(path: String) throws {
        let path = path.hasPrefix("None") ? folder(path) : path
        for arguments in [[path], ["open", path], ["-c", "folder \(path)"], ["--json", path]] {
            let run = try Gallery.run(arguments, home: home)
            #expect(run.code == 2, "\(arguments): \(run.all)")
            #expect(run.problems.contains("There is no file or folder"))
        }
    }

    @Test func `at a terminal, a folder is shown first, and the prompt follows`() throws {
        let terminal = try PseudoTerminal(
            [Gallery.path, folder.path], environment: home.environment, columns: 80, rows: 24)
        try terminal.expect("1 folder, 2 photos")
        try terminal.expect(Gallery.prompt)
        try terminal.run("1", expecting: "1 photo")
        try terminal.run("back", expecting: "1 folder, 2 photos")
        try terminal.run("3", expecting: "a10")
        try terminal.run("prev", expecting: "a2")
        #expect(terminal.quit() == 0)
    }

    @Test func `a picture opens with its neighbors, and names without a command are files if they exist`()
        throws
    {
        let terminal = try PseudoTerminal(
            [Gallery.path, folder("a2.jpg")], environment: home.environment, columns: 80, rows: 24)
        try terminal.expect("2 of 3")
        try terminal.expect(Gallery.prompt)
        try terminal.run("next", expecting: "3 of 3")
        terminal.type("open \(folder("Tri"))\tb\t\r")
        try terminal.expect("1 of 1")
        terminal.type("\(folder("a1"))\t\r")
        try terminal.expect("3 of 3")
        try terminal.run("'\(folder("Trips/b.jpg"))'", expecting: "1 of 1")
        #expect(terminal.quit() == 0)
    }

    @Test func `of several paths, a missing one is reported, and folders are counted apart from photos`()
        throws
    {
        let paths = [folder("a2.jpg"), folder("None.jpg"), folder("Trips")]
        let run = try Gallery.run(paths, home: home)
        #expect(run.code == 1 && run.problems.contains("Files · 1 folder, 1 photo\n"), "\(run.all)")
        #expect(run.problems.contains("There is no file or folder \(paths[1])."))
        let terminal = try PseudoTerminal(
            [Gallery.path] + paths, environment: home.environment, columns: 120, rows: 24)
        try terminal.expect("There is no file or folder \(paths[1]).")
        try terminal.expect("1 folder, 1 photo")
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
    }

    @Test func `files similar to one in a search are looked for in the whole folder`() throws {
        let lines = "folder \(folder.path); search a2; similar 1; similar 1 by color"
        let run = try Gallery.run("-c", lines, home: home)
        #expect(run.code == 0 && run.problems.contains("Similar to a2.jpg · 2 photos\n"), "\(run.all)")
        let same = try Gallery.run("-c", "folder \(folder.path); search a10; twins", home: home)
        #expect(same.problems.contains("No picture occurs twice among those found"), "\(same.all)")
    }

    @Test func `favorites, notes and the trash work on files, and undo restores a file`() throws {
        let lines = "folder \(folder.path); fav 2; tag 2 mine; trash 3; undo; trash 2; favorites"
        let run = try Gallery.run("-c", lines, home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(run.problems.contains("Moved to the trash: a10.jpg"))
        #expect(run.all.contains("Restored from the trash: a10.jpg"))
        #expect(folder.names == ["Trips", "a10.jpg"])
        #expect(home.names(in: ".local/share/Trash/files") == ["a2.jpg"])
        #expect(run.problems.contains("Favorites · 1 photo"))
    }

    @Test func `copies of a favorite keep their rows in the next session`() throws {
        folder.put(SmallPicture.jpeg("a2.jpg"), at: "a3.jpg")
        _ = try Gallery.run("-c", "folder \(folder.path); fav 2", home: home)
        let lines = "folder \(folder.path); twins; favorites"
        let run = try Gallery.run("-c", lines, home: home)
        #expect(run.problems.contains("1 folder, 3 photos\n"), "\(run.all)")
        let rows = run.text.split(separator: "\n").map { $0.split(separator: "\t")[2] }
        #expect(rows == ["Trips/", "a2", "a3", "a10", "b", "a10", "a2", "a3", "a2"], "\(run.all)")
    }

    @Test func `copies of a favorite are marked as files, and the trash takes all but the best`() throws {
        for name in ["a3.jpg", "a4.jpg"] { folder.put(SmallPicture.jpeg("a2.jpg"), at: name) }
        let lines = "folder \(folder.path); fav 2; twins; mark; trash marked --yes"
        let run = try Gallery.run("-c", lines, home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(folder.names == ["Trips"] && folder.names(in: "Trips") == ["b.jpg"], "\(run.all)")
    }

    @Test func `a file that cannot be read or shown is named by the commands that need it`() throws {
        let target = Home()
        folder.put("no picture", at: "b1.jpg")
        folder.put(Array(SmallPicture.jpeg("cut").dropLast(40)), at: "b2.jpg")
        folder.put([UInt8](), at: "b3.jpg")
        let lines = (4...6).map { "save \($0) to \(target.path); fav \($0)" }.joined(separator: "; ")
        let run = try Gallery.run("-c", "folder \(folder.path); \(lines)", home: home)
        #expect(run.code == 1, "\(run.all)")
        #expect(run.problems.contains("b1.jpg: not a picture but text."), "\(run.all)")
        #expect(run.problems.contains(/b2\.jpg: a (truncated|damaged) picture/), "\(run.all)")
        #expect(run.problems.contains("b3.jpg: empty."), "\(run.all)")
        #expect(!run.problems.contains("downloaded"), "\(run.all)")
        #expect(!run.problems.contains("The service"), "\(run.all)")
    }

    @Test func `a RAW file is listed and found by its type, and its JPEG picture is saved`() throws {
        folder.put(Array("FUJIFILMCCD-RAW 0201".utf8) + SmallPicture.jpeg("raw"), at: "r.RAF")
        let target = Home()
        let lines = "folder \(folder.path); search type:raw; save 1 to \(target.path)"
        let run = try Gallery.run("-c", lines, home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(run.problems.contains("1 photo"))
        #expect(target.names.filter { $0.hasSuffix(".jpg") }.count == 1, "\(target.names)")
    }

    @Test(arguments: [
        (["-"], "\n"), (["-"], "\0"), (["-"], "\r\n"), (["-0"], "\0"), (["-0", "-"], "\0"),
        (["-", "-0"], "\0"),
    ])
    func `paths on standard input are listed in place of -`(arguments: [String], end: String) throws {
        let paths = ["a10.jpg", "Trips/b.jpg", "-c.jpg"].map { folder($0) }
        folder.put(SmallPicture.jpeg("c"), at: "-c.jpg")
        let run = try Gallery.run(arguments, input: paths.map { $0 + end }.joined(), home: home)
        #expect(run.code == 0, "\(run.all)")
        #expect(run.text.split(separator: "\n").map { $0.split(separator: "\t")[2] } == ["a10", "b", "-c"])
    }

    @Test func `a picture on standard input is shown, and its temporary file is removed`() throws {
        let temporary = TemporaryFolder()
        folder.put(SmallPicture.jpeg("piped"), at: "piped.jpg")
        let run = try ProgramRun(
            ["/bin/sh", "-c", "exec '\(Gallery.path)' - <'\(folder("piped.jpg"))'"], input: "",
            environment: home.environment.merging(["TMPDIR": temporary.path]) { $1 })
        #expect(run.code == 0, "\(run.all)")
        #expect(run.text.contains("standard-input"))
        #expect(temporary.names == [])
    }

    @Test func `after a command, - is an argument of this command`() throws {
        let run = try Gallery.run(
            ["--service", "demo", "save", "demo:x", "to", "-"], input: "/none\n", home: home)
        #expect(run.code == 2 && !run.problems.contains("/none"), "\(run.all)")
    }

    @Test func `the path of a file is copied, and JSON has paths of files and folders`() throws {
        let copied = try Gallery.run("-c", "folder \(folder.path); copy 2 path", home: home)
        #expect(copied.text.hasSuffix(folder("a2.jpg") + "\n"), "\(copied.all)")
        let listed = try Gallery.run("--jsonl", folder.path, home: home)
        #expect(listed.text.contains("\"path\":\"\(folder("Trips"))\""), "\(listed.all)")
    }

    @Test func `files with one picture are grouped, and the copies are marked`() throws {
        let run = try Gallery.run(
            "-c",
            "folder \(folder.path); twins; mark; marks; folder \(folder.path); twins 3; similar 3 by look",
            home: home)
        #expect(run.code == 0, "\(run.all)")
        let rows = run.text.split(separator: "\n").map { $0.split(separator: "\t")[2] }
        #expect(
            rows == [
                "Trips/", "a2", "a10", "b", "a10", "a2", "a10", "a2", "Trips/", "a2", "a10", "b", "a10", "a2",
                "a10", "b",
            ], "\(run.all)")
    }

    @Test func `folders that are set are a service, also in "all", and a missing one is reported`() throws {
        folder.put(SmallPicture.jpeg("fog"), at: "My Scans/fog.jpg")
        let set = ["GALLERY_FOLDERS": "\(folder("None")):\(folder("Trips")):\(folder("My Scans"))"]
        for service in ["files", "all"] {
            let run = try Gallery.run(
                "--service", service, "--jsonl", "search", "jpg", home: home,
                environment: set.merging(["GALLERY_COMMONS_URL": "http://127.0.0.1:9"]) { $1 }
                    .merging(["GALLERY_OPENVERSE_URL": "http://127.0.0.1:9"]) { $1 })
            #expect(run.text.contains("\"path\":\"\(folder("Trips/b.jpg"))\""), "\(run.all)")
            #expect(run.text.contains("\"path\":\"\(folder("My Scans/fog.jpg"))\""), "\(run.all)")
            #expect(run.problems.count(of: folder("None")) == 1, "\(run.all)")
        }
        let lines =
            "set folders '\(folder("My Scans"))'; service files; search fog; set folders default; search fog"
        let changed = try Gallery.run("-c", lines, home: home)
        #expect(changed.code == 1 && changed.text.count(of: "My%20Scans/fog.jpg") == 1, "\(changed.all)")
        #expect(changed.problems.contains("`set folders ~/Pictures:~/Scans`"), "\(changed.all)")
        #expect(!(try Gallery.run("-c", "history", home: home).text.contains("fog")))
    }

    @Test func `no word, name or picture of a file reaches a service`() throws {
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer(text: #"{"results":[],"total":0}"#) }
        }
        let secret = "zanzibar"
        folder.put(SmallPicture.jpeg(secret), at: "\(secret).jpg")
        folder.put(SmallPicture.jpeg("harbor"), at: "\(secret)/harbor \(secret).jpg")
        let file = folder("\(secret).jpg")
        let lines =
            "folder \(folder.path); fav 4; like 4; note 4 \(secret); tag 4 \(secret); search \(secret); similar 1; "
            + "similar 1 by look; similar 1 by color; by 1; info 1; open 1; credit; web; save; recommend; random; "
            + "search; folder \(file); \(file); favorites \(secret)"
        let harbor =
            "service files; search \(secret); like 1; fav 1; similar 1; by 1; recommend; like 1; random; search"
        let services = [
            "GALLERY_FOLDERS": folder.path, "GALLERY_OPENVERSE_URL": server.base,
            "GALLERY_COMMONS_URL": server.base,
            "GALLERY_UNSPLASH_URL": server.base, "UNSPLASH_ACCESS_KEY": "k",
            "GALLERY_FLICKR_URL": server.base,
            "FLICKR_API_KEY": "k", "GALLERY_NASA_URL": server.base,
        ]
        for service in ["free", "unsplash", "flickr", "commons", "openverse", "nasa", "all"] {
            let again =
                "service \(service); search harbor; like 1; similar 1; refine; recommend; random; search"
            _ = try Gallery.run(
                "--service", service, "-c", [lines, harbor, again].joined(separator: "; "), home: home,
                environment: services)
        }
        #expect(!server.heads.isEmpty)
        #expect(server.heads.filter { $0.contains(secret) || $0.contains(folder.path) } == [])
    }
}
