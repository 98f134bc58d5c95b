import ArgumentParser
import ChildProcesses
import Foundation
import PseudoTerminals
import Synchronization

/// Serves each file of a folder, such as the cases of JSONTestSuite, as what each service answers to a search.
struct ServedBodies: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bodies", abstract: "Serve files as answers of each service: nothing crashes or hangs.")

    /// Seconds that one search may take, with the start of the program.
    private static let limit = 1.0

    @Argument(help: "A folder of bodies.") var folder: String
    @Option(help: "The gallery program (default: the one beside gallery-bench).") var gallery =
        ChildProcess.path(
            of: "gallery")

    func run() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let body = Mutex<[UInt8]>([])
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer(body: body.withLock { $0 }) }
        }
        let home = try ScratchHome()
        let services = [
            ("openverse", ["GALLERY_OPENVERSE_URL": server.base + "/v1"]),
            ("unsplash", ["GALLERY_UNSPLASH_URL": server.base, "UNSPLASH_ACCESS_KEY": "x"]),
            ("flickr", ["GALLERY_FLICKR_URL": server.base, "FLICKR_API_KEY": "x"]),
        ]
        var (count, answered, slowest) = (0, 0, 0.0)
        var bad: [String] = []
        for (index, name) in names.enumerated() {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
            body.withLock { $0 = Array(data) }
            for (service, settings) in services {
                let begin = Clock.now
                // Other words each time: what was found once would be shown again.
                let run = try ProgramRun(
                    [gallery, "--service", service, "search", "case-\(index)"],
                    environment: home.environment.merging(settings) { $1 })
                let seconds = Clock.now - begin
                count += 1
                slowest = max(slowest, seconds)
                let isSaid = run.code == 0 || run.code == 1 && run.errors.count { $0 == 10 } == 1
                if isSaid { answered += 1 }
                if !isSaid || seconds > Self.limit { bad.append("\(service) \(name)") }
            }
        }
        print(
            "\(names.count) files, \(count) searches, \(answered) answered in a line or with photos, "
                + String(format: "slowest %.2f s", slowest))
        bad.forEach { print("  \($0)") }
        if !bad.isEmpty { throw ExitCode.failure }
    }
}
