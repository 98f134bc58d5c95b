import ArgumentParser
import ChildProcesses
import Glibc
import PseudoTerminals

/// Shows malformed pictures in the running shell, one after the other, and tells whether it lives after each.
struct Torment: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show malformed JPEG, PNG and WebP pictures in the running shell, which must survive each.")

    @Option(help: "How many pictures.") var count = 1_000
    @Option(help: "Seed of the damage.") var seed: UInt64 = 1
    @Flag(
        help: "Kill the decoder during each of as many valid pictures instead.")
    var killing = false
    @Option(help: "The gallery program (default: the one beside gallery-bench).")
    var gallery = ChildProcess.path(of: "gallery")

    func run() throws {
        let home = try ScratchHome()
        let good = try SamplePhotos(in: home.path).formats(width: 400, height: 300)
        var random = SeededRandom(seed: seed)
        // A decoder that dies has to run before.
        let pictures = (0..<max(1, killing ? count * 2 : count)).map { index in
            let picture = good[index % good.count]
            return killing ? picture : DamagedPicture.make(from: picture, with: &random)
        }
        let session = try TormentedSession(gallery, pictures: pictures + good.prefix(1), home: home)
        var tally = TormentTally()
        for index in pictures.indices {
            if killing, index.isMultiple(of: 2) {
                _ = try session.show(index)
            } else {
                tally.add(try session.show(index, killing: killing))
            }
        }
        print("\(pictures.count) pictures of JPEG, PNG and WebP in turn: \(tally.text)")
        print(
            "decoders started: \(session.decodersSeen); memory of all at most \(session.peakMemory / 1024) MiB"
        )
        print(
            try session.show(pictures.count).outcome == .drawn
                ? "the shell lives, and shows a good picture" : "THE SHELL IS GONE")
    }
}
