import Glibc
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LeftoverDraftTests {
    private static let left = [
        ".config/gallery/keys.4194399.7.draft", ".config/gallery/settings.4194399.123456.draft",
        ".local/state/gallery/openverse-token.draft", "Pictures/gallery/.gallery-1a2b3c.part",
        ".cache/gallery/saving/.gallery-9z8y.part", ".cache/gallery/saving/.gallery-9z8y.part.converted",
    ]
    private static let others = [
        ".config/gallery/keys.draft", ".config/gallery/keys.backup.1.draft",
        ".config/gallery/notes.1.2.draft",
        "Pictures/gallery/.gallery-notes", "Pictures/gallery/x.part", ".cache/gallery/saving/0123abcd.part",
    ]

    private func home() -> Home {
        let home = Home()
        for name in Self.left + Self.others { home.put("unsplash_access_key = \(Canary.key)\n", at: name) }
        return home
    }

    private func isThere(_ name: String, in home: Home) -> Bool { access(home(name), F_OK) == 0 }

    @Test func `drafts of killed programs are removed after the first prompt`() throws {
        let home = home()
        home.put("kept", at: "elsewhere")
        let link = ".config/gallery/keys.4194399.8.draft"
        #expect(symlink(home("elsewhere"), home(link)) == 0)
        let terminal = try Gallery.atPrompt(home)
        try terminal.wait(for: "the drafts to go") { _ in
            !Self.left.contains { self.isThere($0, in: home) }
        }
        #expect(Self.others.allSatisfy { isThere($0, in: home) })
        #expect(isThere(link, in: home) && isThere("elsewhere", in: home))
        #expect(terminal.quit() == 0)
    }

    @Test func `drafts with access keys are removed by a script, even one that signs out`() throws {
        for script in ["help", "logout flickr"] {
            let home = home()
            _ = try Gallery.run("--service", "demo", "-c", script, home: home)
            #expect(!isThere(Self.left[0], in: home) && !isThere(Self.left[1], in: home), "\(script)")
            #expect(!isThere(Self.left[2], in: home), "\(script)")
            #expect(Self.others.allSatisfy { isThere($0, in: home) }, "\(script)")
        }
    }

    @Test func `a draft that a running program is writing is not removed`() throws {
        let home = home()
        // Locks the folders, as running writers do.
        let folders = [".config/gallery", "Pictures/gallery", ".cache/gallery/saving"].map {
            open(home($0), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        let token = open(
            home(".local/state/gallery/openverse-token.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        for file in folders + [token] { #expect(flock(file, LOCK_SH) == 0) }
        let terminal = try Gallery.withRecommendations(home)
        #expect(terminal.quit() == 0)
        #expect(Self.left.allSatisfy { isThere($0, in: home) })
        for file in folders + [token] { close(file) }
    }
}
