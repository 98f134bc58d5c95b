import Glibc
import TestKit

struct PeerPrograms {
    let timg: String
    let chafa: String

    var versions: String {
        [("timg", timg), ("chafa", chafa)].map { name, path in
            guard access(path, X_OK) == 0 else { return "no \(name) at \(path)" }
            let version = Self.words(of: path, "--version").firstMatch(of: #/[0-9]+(\.[0-9]+)+/#)
            return "\(name) \(version.map { String($0.0) } ?? "of unknown version") (\(path))"
        }.joined(separator: ", ")
    }

    /// timg with a given background; otherwise it would query the terminal and wait for the answer.
    func timg(_ method: String, box: TerminalSize, columns: Int = 1) -> Peer {
        let grid = columns > 1 ? ["--grid=\(columns)x1"] : []
        return Peer(
            name: "timg",
            command: [timg, "-p\(method)", "-b", "black", "-g\(box.columns * columns)x\(box.rows)"] + grid)
    }

    /// chafa, without the terminal query that it sends since version 1.16.
    func chafa(_ method: String, box: TerminalSize, columns: Int = 1) -> Peer {
        let help = Self.words(of: chafa, "--help")
        let quiet = help.contains("--probe=") ? ["--probe", "off"] : []
        let hasGrid = columns > 1 && help.contains("--grid=")
        // chafa expects the total size of a grid.
        let size =
            hasGrid
            ? ["--grid", "\(columns)x15", "-s", "\(box.columns * columns)x\(box.rows * 15)"]
            : ["-s", "\(box.columns)x\(box.rows)"]
        return Peer(
            name: "chafa",
            command: [chafa, "-f", method, "-c", "full", "--animate", "off"] + quiet + size)
    }

    private static func words(of program: String, _ option: String) -> String {
        guard access(program, X_OK) == 0,
            let run = try? ProgramRun([program, option], environment: ["LC_ALL": "C.UTF-8"])
        else { return "" }
        return String(decoding: run.output, as: UTF8.self)
    }
}
