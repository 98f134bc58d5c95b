import ArgumentParser
import Glibc
import TestKit

struct MalformedPictures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "malformed-pictures",
        abstract: "Show malformed JPEG, PNG and WebP pictures in the running shell, which must survive each.")

    @Option(help: "How many pictures.") var count = 1_000
    @Option(help: "Seed of the damage.") var seed: UInt64 = 1
    @Flag(
        help: "Kill the decoder during each of as many valid pictures instead.")
    var killing = false
    @OptionGroup var programs: Programs

    func run() throws {
        let home = ScratchHome()
        let gallery = try programs.gallery
        let good = try SamplePhotos(in: home.path, gallery: gallery).formats(width: 400, height: 300)
        var random = SeededRandom(seed: seed)
        // Every second picture is shown without a kill, so that a decoder runs when the next picture is shown.
        let pictures = (0..<max(1, killing ? count * 2 : count)).map { index in
            let picture = good[index % good.count]
            return killing ? picture : DamagedPicture.make(from: picture, with: &random)
        }
        let session = try MalformedPictureSession(gallery, pictures: pictures + good.prefix(1), home: home)
        var shown: [(outcome: MalformedPictureSession.Outcome, seconds: Double)] = []
        for index in pictures.indices {
            if killing, index.isMultiple(of: 2) {
                _ = try session.show(index)
            } else {
                shown.append(try session.show(index, killing: killing))
            }
        }
        func number(_ outcome: MalformedPictureSession.Outcome) -> Int {
            shown.count { $0.outcome == outcome }
        }
        let longest = shown.map(\.seconds).max() ?? 0
        print(
            "\(pictures.count) pictures of JPEG, PNG and WebP in turn: a prompt after each; "
                + "\(number(.drawn)) drawn, \(number(.refused)) with a note, \(number(.nothing)) with neither; "
                + "\((longest * 1000).rounded()) ms at most")
        print(
            "decoders started: \(session.decodersSeen); memory of all programs at most \(session.peakMemory / 1024) MiB"
        )
        guard try session.show(pictures.count).outcome == .drawn else {
            print("the shell shows no valid picture afterwards")
            throw ExitCode.failure
        }
        print("the shell shows a valid picture afterwards")
    }
}
