import ArgumentParser
import ChildProcesses
import Foundation
import GalleryCore

/// Kills programs that save photos, at random moments, and looks at what stands in the folder.
struct Saves: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Kill programs that save photos at random moments and find incomplete photos.")

    /// Bytes of each photo.
    static let photoSize = 1 << 20

    @Option(help: "How many programs to kill.") var count = 1_000
    @Option(help: "Seed of the random moments.") var seed: UInt64 = 1

    func run() throws {
        var random = SeededRandom(seed: seed)
        var said = 0, lost = 0, broken = 0, photos = 0, strays = 0
        let body = (0..<8).map { SamplePicture.body($0, count: Self.photoSize) }
        for _ in 0..<count {
            let folder = NSTemporaryDirectory() + "gallery-saves-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            guard
                let program = try? ChildProcess(
                    path: ChildProcess.path(of: "gallery-bench"),
                    arguments: ["kills", "writer", "saves", folder])
            else { throw ValidationError("The program cannot be started.") }
            // Half of them from the start on, half from the first confirmation on.
            var output = random.next().isMultiple(of: 2) ? [] : Self.firstLine(of: program)
            usleep(UInt32(random.next() % 60_000))
            program.stop()
            output += Self.rest(of: program)
            let confirmed = Self.lines(output)
            let found = SavedFolder(at: folder + "/Pictures") { body[$0 % body.count] }
            said += confirmed.count
            lost += confirmed.count { line in !found.photos.contains { line.hasSuffix("/" + $0) } }
            broken += found.broken.count
            photos += found.photos.count
            strays += found.strays.count
        }
        print(
            "kills \(count), saved \(said), found \(photos), lost \(lost), not whole \(broken), "
                + "hidden temporary files \(strays)")
        if lost + broken > 0 { throw ExitCode.failure }
    }

    private static func firstLine(of program: ChildProcess) -> [UInt8] {
        var said: [UInt8] = []
        var byte: UInt8 = 0
        while said.last != 0x0A, read(program.output, &byte, 1) == 1 { said.append(byte) }
        return said
    }

    private static func rest(of program: ChildProcess) -> [UInt8] {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(program.output, &piece, piece.count)
            guard count > 0 else { return all }
            all += piece.prefix(count)
        }
    }

    /// What stands behind the last line break had not been said.
    private static func lines(_ output: [UInt8]) -> [String] {
        let whole = output.lastIndex(of: 0x0A).map { output[..<$0] } ?? []
        return whole.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }
}
