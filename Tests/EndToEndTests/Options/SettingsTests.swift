import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SettingsTests {
    @Test func `an unknown service ends the program with exit code 2 and the list of services`() throws {
        let run = try Gallery.run("--service", "nonsense", "help", home: Home())
        #expect(run.code == 2)
        #expect(run.text == "")
        let known = "free, commons, openverse, nasa, unsplash, flickr, all, files, demo"
        #expect(run.problems.contains("There is no service `nonsense`; the services are \(known)"))
    }

    @Test func `the error for a missing access key names the variable for the key, and other commands work`()
        throws
    {
        let home = Home()
        let search = try Gallery.run("--service", "unsplash", "search", "fog", home: home)
        #expect(search.code == 1)
        #expect(search.text == "")
        #expect(search.problems.contains("UNSPLASH_ACCESS_KEY"))
        #expect(search.problems.count(of: "\n") == 1)
        for words in ["help", "favorites", "set", "key", "service"] {
            let run = try Gallery.run("--service", "unsplash", "--quiet", words, home: home)
            #expect(run.code == 0 && run.problems == "", "\(words): \(run.problems)")
        }
    }

    @Test func `a service is used as soon as its access key is saved`() throws {
        let home = Home(), service = try DemoService()
        let terminal = try Gallery.atPrompt(
            home, environment: ["GALLERY_UNSPLASH_URL": service.base], service: "unsplash")
        try terminal.expect("unsplash needs an access key. Get a free one at unsplash.com/developers")
        terminal.type("key set unsplash\r")
        try terminal.expect("it is not shown")
        terminal.type("abc\r")
        try terminal.expect("Enter: none")
        terminal.type("\r")
        try terminal.expect(Gallery.prompt)
        try terminal.run("search cats", expecting: "60 photos")
        #expect(terminal.quit() == 0)
    }

    @Test func `a tilde at the start of a path setting is the home folder`() throws {
        let home = Home()
        home.put("pictures_folder = ~/Else\nca_file=~/ca.pem\n", at: ".config/gallery/settings")
        let run = try Gallery.run("--service", "demo", "-c", "set ca_file; search cats; save 1", home: home)
        #expect(run.code == 0)
        #expect(run.text.contains(home("ca.pem")))
        #expect(home.names(in: "Else").count == 2)
        let set = try Gallery.run(
            "--service", "demo", "set", "--save", "pictures_folder", "~/More", home: home)
        #expect(set.code == 0)
        #expect(
            String(decoding: home.bytes(of: ".config/gallery/settings"), as: UTF8.self)
                == "pictures_folder = ~/More\nca_file=~/ca.pem\n")
    }

    @Test func `a pictures folder set in the session receives the next saved file`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "-c", "set pictures_folder ~/Else/deep; search cats; save 1", home: home)
        #expect(run.code == 0, "\(run.problems)")
        #expect(home.names(in: "Else/deep").count == 2)
        #expect(home.names(in: "Pictures") == [])
    }

    @Test func `a missing settings file ends the program with exit code 2`() throws {
        let run = try Gallery.run("--config", "/no/such", "help", home: Home())
        #expect(run.code == 2)
        #expect(run.text == "")
        #expect(run.problems.contains("/no/such"))
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test func `a FIFO in place of the settings file is reported and does not block the start`() throws {
        let home = Home()
        home.put("", at: ".config/gallery/other")
        mkfifo(home(".config/gallery/settings"), 0o600)
        let run = try Gallery.run("--service", "demo", "status", home: home)
        #expect(run.code == 0)
        #expect(run.problems.contains(home(".config/gallery/settings")))
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test func `an invalid line of the settings file is reported, and the other lines apply`() throws {
        let home = Home()
        home.put("service = demo\nnonsense\ncolour = red\n", at: ".config/gallery/settings")
        let run = try Gallery.run("status", home: home)
        #expect(run.code == 0)
        #expect(run.text.contains("demo"))
        #expect(run.problems.contains("Line 2 of \(home(".config/gallery/settings")) is ignored: expected"))
        #expect(run.problems.contains("Line 3 of \(home(".config/gallery/settings"))"))
        #expect(run.problems.count(of: "\n") == 2)
    }

    @Test func `a settings file that others can read is reported, and its access key is not used`() throws {
        let home = Home()
        let settings = "service = unsplash\nunsplash_access_key = secret-canary\n"
        home.put(settings, at: "settings", mode: 0o644)
        let loose = try Gallery.run("--config", home("settings"), "search", "fog", home: home)
        #expect(loose.code == 1)
        #expect(loose.problems.contains("chmod 600"))
        #expect(!(loose.text + loose.problems).contains("secret-canary"))

        home.put(settings, at: "settings")
        let tight = try Gallery.run("--config", home("settings"), "status", home: home)
        #expect(tight.code == 0)
        #expect(tight.text.contains("unsplash"))
        #expect(tight.problems == "")
        #expect(!tight.text.contains("secret-canary"))
    }

    @Test func `the environment overrides the settings file, and an option overrides both`() throws {
        let home = Home()
        home.put("service = nonsense\n", at: ".config/gallery/settings")
        let run = try Gallery.run("status", home: home, environment: ["GALLERY_SERVICE": "demo"])
        #expect(run.code == 0)
        let flag = try Gallery.run(
            "--service", "demo", "status", home: home, environment: ["GALLERY_SERVICE": "unsplash"])
        #expect(flag.code == 0)
        #expect(flag.text.contains("demo"))
    }

    @Test func `in a script without a home folder, searches work, and a favorite is refused`()
        throws
    {
        var environment = Home().environment
        environment["HOME"] = nil
        let run = try ProgramRun(
            [Gallery.path, "--service", "demo", "-c", "search cats; fav 2; favorites; search fog"],
            environment: environment)
        #expect(run.code == 1)
        #expect(run.problems.contains("Search cats · 60 photos") && run.problems.contains("Search fog"))
        #expect(run.problems.contains("No favorites yet."))
        #expect(run.problems.count(of: "Nothing can be saved: there is no home folder.") == 1)
    }
}
