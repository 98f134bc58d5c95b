import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct KeyFileTests {
    @Test(arguments: ["000", "022", "077"])
    func `the key file is never readable by others, whatever the umask`(mask: String) throws {
        let home = Home()
        let run = try ProgramRun(
            [
                "/bin/sh", "-c",
                "umask \(mask); exec strace -f -o '\(home("trace"))' -e trace=openat,open,creat,mkdir,mkdirat,chmod,fchmod,fchmodat,rename,renameat,renameat2 '\(Gallery.path)' --service demo key set unsplash",
            ], input: Canary.key + "\n", environment: home.environment)
        #expect(run.code == 0)
        #expect(Canary.mode(home(Canary.file)) == 0o600)
        #expect(Canary.mode(home(".config/gallery")) == 0o700)
        #expect(Canary.mode(home(".config")) == 0o700)
        let trace = String(decoding: home.bytes(of: "trace"), as: UTF8.self).split(separator: "\n")
        let made = trace.filter { $0.contains("O_CREAT") && $0.contains("keys") }
        #expect(made.count == 1)
        #expect(made.allSatisfy { $0.contains("O_EXCL") && $0.contains("0600") })
        #expect(!trace.contains { $0.contains("chmod") && $0.contains("keys") })
        #expect(
            trace.filter { $0.contains("mkdir") && $0.contains(".config") }.allSatisfy { $0.contains("0700") }
        )
    }

    @Test func `a key file that others can read is reported and not used`() throws {
        let home = Home()
        home.put("unsplash_access_key = \(Canary.key)\n", at: Canary.file, mode: 0o644)
        let run = try Gallery.run("--service", "demo", "key", home: home)
        #expect(run.code == 0)
        #expect(run.problems.contains(home(Canary.file)) && run.problems.contains("chmod 600"))
        #expect(run.text.contains("unsplash   none"))
        #expect(!(run.text + run.problems).contains(Canary.key))
        chmod(home(Canary.file), 0o600)
        let tight = try Gallery.run("--service", "unsplash", "key", home: home)
        #expect(tight.code == 0)
        #expect(tight.problems == "")
    }

    @Test
    func `"key set" waits for another shell's lock and keeps the access key saved by that shell`()
        throws
    {
        let home = Home()
        home.put("", at: Canary.file, mode: 0o600)
        let other = """
            echo '\(Canary.key)' | '\(Gallery.path)' --service demo key set unsplash &
            sleep 1; echo 'flickr_api_key = theirs' >'\(home(Canary.file))'
            """
        let run = try ProgramRun(
            ["/usr/bin/flock", "-o", home(".config/gallery"), "/bin/sh", "-c", other],
            environment: home.environment)
        #expect(run.problems.hasPrefix("Saved the access key for unsplash"))
        // The second line describes the purpose of the key.
        #expect(run.problems.count(of: "\n") == 2)
        #expect(Canary.text(home).contains("flickr_api_key = theirs\n"))
        #expect(Canary.text(home).contains("unsplash_access_key = \(Canary.key)\n"))
    }

    @Test func `an unwritable key file is reported with the reason`() throws {
        let home = Home()
        home.put("not a folder", at: ".config")
        let run = try Gallery.run(
            "--service", "demo", "key", "set", "unsplash", input: Canary.key + "\n", home: home)
        #expect(run.code == 1)
        #expect(run.problems.contains("Could not write"))
        #expect(!run.problems.contains(Canary.key))
        var homeless = home.environment
        homeless["HOME"] = nil
        let nowhere = try ProgramRun(
            [Gallery.path, "--service", "demo", "key", "set", "unsplash"], input: "k\n", environment: homeless
        )
        #expect(nowhere.code == 1)
        #expect(nowhere.problems.contains("No home folder"))
    }

    @Test func `access keys saved by several shells at once are all kept`() throws {
        let home = Home()
        let script =
            ["unsplash", "flickr", "openverse"].map { service in
                "(echo 'a b' | '\(Gallery.path)' --service demo key set \(service) >/dev/null 2>&1;"
                    + " echo one-\(service) two | tr ' ' '\\n' | '\(Gallery.path)' --service demo key set \(service)) &"
            }.joined(separator: " ") + " wait"
        _ = try ProgramRun(["/bin/sh", "-c", script], environment: home.environment)
        for name in ["unsplash_access_key", "flickr_api_key", "openverse_client_id"] {
            #expect(Canary.text(home).contains(name))
        }
    }
}
