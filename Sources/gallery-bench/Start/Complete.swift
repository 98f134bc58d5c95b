import ArgumentParser
import ChildProcesses
import FoundationEssentials
import PhotoStore
import PseudoTerminals

/// Measures how long TAB in a shell takes, beside programs known to be fast.
struct Complete: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time of gallery complete, which shells call for TAB, beside git and sqlite3.")

    @Option(help: "How often each program is started.") var runs = 51
    @Option(help: "The gallery program (default: the one beside gallery-bench).")
    var gallery = ChildProcess.path(of: "gallery")
    @Option(help: "Favorites that are there already.") var favorites = 1000

    func run() throws {
        let home = try ScratchHome()
        let folder = home.path + "/.local/share/gallery"
        try ManyPhotos.fill(
            SQLiteFavorites(GalleryDatabase(folder: folder)), favorites, from: Date(timeIntervalSince1970: 0)
        ) { SamplePhoto.short($0) }
        _ = try ProgramRun(
            [gallery, "--service", "demo"], input: "search cats\nsearch lights\nboard new misty mornings\n",
            environment: home.environment)
        let lines = [
            "gallery se", "gallery search orientation:p", "gallery set col", "gallery board mis",
            "gallery search li", "gallery topic ", "gallery --service demo se", "gallery --ser",
        ]
        var programs = lines.map { (name: $0, arguments: [gallery, "complete", "fish", $0]) }
        // What git's own completion calls.
        let kinds = "list-mainporcelain,others,nohelpers,alias,list-complete,config"
        let git = ["/usr/bin/git", "--list-cmds=" + kinds]
        programs.append(("git --list-cmds=...", git))
        let board = ["/usr/bin/sqlite3", "-readonly", folder + "/gallery.sqlite", "SELECT name FROM board"]
        programs.append(("sqlite3: names of boards", board))
        var costs = programs.map { _ in [Cost]() }
        // In turn, so that what else the machine does meets all alike; the first round fills the system's memory.
        for round in 0...max(1, runs) {
            for (index, program) in programs.enumerated() {
                let cost = try Self.cost(of: program.arguments, home.environment)
                if round > 0 { costs[index].append(cost) }
            }
        }
        print("\(max(1, runs)) runs each, in turn: median, of the processors, least")
        for (program, costs) in zip(programs, costs) {
            let least = costs.map(\.wall).min() ?? 0
            print("\(Cost.median(costs).text), \((least * 10_000).rounded() / 10) ms: \(program.name)")
        }
    }

    private static func cost(of arguments: [String], _ environment: [String: String]) throws -> Cost {
        let (begin, used) = (Clock.now, ProcessorTime.ofEnded)
        let run = try ProgramRun(arguments, environment: environment)
        guard run.code == 0 else { throw ValidationError("\(arguments) failed: \(run.all)") }
        return Cost(wall: Clock.now - begin, processor: ProcessorTime.ofEnded - used)
    }
}
