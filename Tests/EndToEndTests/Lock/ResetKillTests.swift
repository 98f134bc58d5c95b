import Glibc
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ResetKillTests {
    private static let data = ".local/share/gallery"

    /// Stages, recognized by the state of the home folder.
    enum Stage: CaseIterable {
        case asked, answered, exporting, exported, databaseErased, seenErased, allErased

        func isReached(in home: Home) -> Bool {
            switch self {
            case .asked, .answered: true
            case .exporting:
                home.names(in: "Pictures/gallery").contains { $0.hasSuffix(".board") } || isExported(home)
            case .exported: isExported(home)
            case .databaseErased: access(home(data + "/gallery.sqlite"), F_OK) != 0
            case .seenErased: access(home(data + "/seen-1.sqlite"), F_OK) != 0
            case .allErased:
                !home.names(in: data).contains { $0.hasPrefix("gallery.sqlite") && !$0.hasSuffix("-queue") }
            }
        }

        private func isExported(_ home: Home) -> Bool {
            access(home("Pictures/gallery/\(LockedHome.mark)board"), F_OK) == 0
        }
    }

    private static func copy(_ locked: LockedHome) throws -> Home {
        let home = Home()
        let run = try ProgramRun(["/bin/cp", "-a", locked.home.path + "/.", home.path], environment: [:])
        #expect(run.code == 0)
        return home
    }

    /// Starts a reset and answers its prompts; without `answer`, the first prompt stays open.
    private static func reset(_ home: Home, answer: String? = "yes") throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "--reset-lock"], environment: home.environment)
        try terminal.expect("to go on:")
        guard let answer else { return terminal }
        terminal.type("erase\r")
        try terminal.expect("yes or no:")
        terminal.type(answer + "\r")
        return terminal
    }

    /// Files with personal data, except exported ones.
    private static func personal(_ home: Home) throws -> [String] {
        try ProgramRun(
            [
                "/bin/sh", "-c",
                "grep -rl --exclude-dir=Pictures \(LockedHome.mark) '\(home.path)' || true",
            ], environment: ["PATH": "/usr/bin:/bin"]
        ).text.split(separator: "\n").map(String.init)
    }

    private static func expectErased(_ home: Home, _ what: String) throws {
        let next = try Gallery.run(
            "--service", "demo", "-c", "favorites; boards; history; seen", home: home)
        #expect(!next.all.contains("gallery is locked."), "\(what): \(next.all)")
        #expect(!next.all.contains(LockedHome.mark), "\(what): \(next.all)")
        #expect(try personal(home) == [], "\(what)")
        let names = home.names(in: data).filter { $0.contains("erasing") }
        #expect(names == [], "\(what)")
    }

    @Test func `a reset killed at any stage changes nothing or is completed by the next start`() throws {
        let locked = try LockedHome()
        #expect(try !Self.personal(locked.home).isEmpty)
        for stage in Stage.allCases {
            let home = try Self.copy(locked)
            let terminal = try Self.reset(home, answer: stage == .asked ? nil : "yes")
            let end = Clock.now + 60
            while !stage.isReached(in: home), Clock.now < end, terminal.end(within: 0) == nil {}
            terminal.send(SIGKILL)
            #expect(terminal.end(within: 20) != nil)
            let isExported = Stage.exporting.isReached(in: home)
            let isBegun = isExported || stage != .asked && stage != .answered
            let next = try Gallery.run("--service", "demo", "-c", "favorites", home: home)
            let isLocked = next.problems.contains("gallery is locked.")
            #expect(!isBegun || !isLocked, "\(stage): \(next.all)")
            guard !isLocked else {
                #expect(try !Self.personal(home).isEmpty)
                continue
            }
            try Self.expectErased(home, "\(stage)")
        }
    }

    @Test func `a reset whose export fails erases nothing, and gallery stays locked`() throws {
        let locked = try LockedHome()
        let home = try Self.copy(locked)
        // A file in place of the pictures folder makes the export fail.
        mkdir(home("Pictures"), 0o700)
        home.put("", at: "nothing")
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "--reset-lock"],
            environment: home.environment.merging(["XDG_PICTURES_DIR": home("nothing")]) { $1 })
        try terminal.expect("to go on:")
        terminal.type("erase\r")
        try terminal.expect("yes or no:")
        terminal.type("yes\r")
        #expect(terminal.exitCode() == 1)
        let next = try Gallery.run("--service", "demo", "-c", "favorites", home: home)
        #expect(next.problems.contains("gallery is locked."))
        #expect(try !Self.personal(home).isEmpty)
        #expect(home.names(in: Self.data).allSatisfy { !$0.contains("erasing") })
    }

    @Test func `an uninterrupted reset exports the boards and erases all personal data`() throws {
        let home = try Self.copy(LockedHome())
        let terminal = try Self.reset(home)
        try terminal.expect("Erased")
        #expect(terminal.exitCode() == 0)
        #expect(home.names(in: "Pictures/gallery").contains(LockedHome.mark + "board"))
        try Self.expectErased(home, "whole")
    }
}
