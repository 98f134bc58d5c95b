import CommandShell
import Configuration
import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct DoctorPresenterTests {
    private struct Hosts: HostChecking {
        var outcome: Result<Int, CatalogError> = .success(200)
        var hosts: [String] { ["api.example"] }
        var contact: String? { nil }
        func check() async -> [HostCheck] {
            [HostCheck(host: "api.example:443", elapsed: .milliseconds(31), outcome: outcome)]
        }
    }

    private let display = RecordingDisplay<FactList>()

    private func examine(
        hosts: Hosts = Hosts(), store: StubInspection = StubInspection(), obstacle: CatalogError? = nil,
        ignoredLines: Int = 0,
        holding: [String]? = ["processes", "privileges", "capabilities", "landlock-7", "seccomp"]
    ) async -> FactList? {
        let services = StubServices(service: .unsplash, obstacle: obstacle)
        let program = ProgramFacts(
            system: "Linux 6.1", settingsPath: "/users/ann/settings", ignoredLines: ignoredLines,
            logPath: nil, logLevel: "notice", libraries: ["libcurl 8"],
            containment: holding.map(DecoderContainment.init), formats: FileContent.rare)
        await DoctorPresenter(
            display: display,
            interactor: DoctorInteractor(
                services: services, ring: StubKeys(file: [StubKeys.unsplash: "k3y"]), hosts: hosts,
                store: store, caches: StubCaches(memory: 1)),
            machine: {
                MachineFacts(
                    program: program,
                    terminal: TerminalSetup(
                        type: "xterm", isUTF8: true, isInteractive: true, inside: ["tmux"]),
                    graphics: StubGraphics().graphics, screen: ScreenSize(columns: 80, rows: 24))
            }, home: HomeFolder(environment: ["HOME": "/users/ann"])
        ).handle(())
        return display.models.last
    }

    private func value(_ label: String, in list: FactList) -> String? {
        list.facts.first { $0.label == label }?.value
    }

    private func wrong(in list: FactList) -> RecordValue? {
        list.records.first?.fields.first { $0.name == "wrong" }?.value
    }

    @Test func `for a setup without faults, "doctor" prints facts and no problems`() async throws {
        let list = try #require(await examine())
        #expect(list.notes.isEmpty)
        #expect(wrong(in: list) == .list([]))
        #expect(value("Terminal", in: list) == "xterm, foot, 80 × 24, UTF-8, tmux")
        #expect(value("Pictures", in: list) == "cells, octants: it always works inside tmux")
        #expect(value("Network", in: list) == "api.example:443 responds in 31 ms (HTTP 200)")
        #expect(value("Hosts", in: list) == "api.example")
        #expect(value("Log", in: list) == "none, notice")
        #expect(display.waits == ["Checking …"])
    }

    @Test func `"doctor" prints the home folder as ~ in text and JSON, and never prints access keys`()
        async throws
    {
        let list = try #require(await examine())
        #expect(value("Database", in: list)?.hasPrefix("~/gallery.db") == true)
        #expect(value("Settings", in: list) == "~/settings")
        #expect(!"\(list)".contains("/users/ann") && !"\(list)".contains("k3y"))
    }

    @Test func `each fault is marked, and is named in the last line and in the record`() async throws {
        let list = try #require(
            await examine(
                hosts: Hosts(outcome: .failure(.timedOut)), store: StubInspection(faults: ["row 3 missing"]),
                obstacle: .unauthorized, ignoredLines: 2, holding: ["processes"]))
        let faults = list.facts.filter { $0.kind == .fault }.map(\.label)
        #expect(faults == ["Services", "Network", "Database", "Settings", "Decoder"])
        #expect(list.notes.map(\.text) == ["Problems: \(faults.joined(separator: ", "))."])
        #expect(wrong(in: list) == .texts(["services", "network", "database", "settings", "decoder"]))
        #expect(value("Database", in: list)?.hasSuffix("damaged (row 3 missing)") == true)
        #expect(value("Settings", in: list) == "~/settings, 2 lines ignored")
        let place = try #require(list.facts.firstIndex { $0.label == "Decoder" })
        #expect(list.facts[place + 1].label.isEmpty)
        #expect(list.facts[place + 1].value.hasPrefix("Without seccomp") == true)
    }

    @Test(arguments: [StubInspection(path: nil), StubInspection(isReadOnly: true)])
    func `a database that stores nothing is a fault`(store: StubInspection) async throws {
        let list = try #require(await examine(store: store))
        #expect(wrong(in: list) == .texts(["database"]))
        #expect(value("Database", in: list)?.hasSuffix("nothing can be saved") == true)
    }

    @Test func `a store error and a decoder that cannot be started are faults`() async throws {
        let list = try #require(await examine(store: StubInspection(error: .locked), holding: nil))
        #expect(wrong(in: list) == .texts(["database", "decoder"]))
        #expect(value("Decoder", in: list) == "the program gallery-pictures could not be started")
    }

    @Test func `a canceled "doctor" prints nothing`() async {
        let task = Task { await examine() }
        task.cancel()
        _ = await task.value
        #expect(display.models.isEmpty)
    }
}
