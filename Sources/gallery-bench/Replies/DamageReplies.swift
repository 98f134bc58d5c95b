import ArgumentParser
import GalleryCore
import RecordedReplies

/// Damages every recorded reply at every place in every way, and counts what is still shown.
struct DamageReplies: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "damage",
        abstract: "Drop, null, retype and enlarge every key of recorded replies, and decode them.")

    @Argument(help: "A folder of replies, or of such folders, named like their service.")
    var folder: String

    func run() throws {
        var sum = DamageTally()
        for file in try StoredReplies(folder: folder).files {
            guard let tally = DamagedReply(file.bytes, of: file.service)?.tally() else { continue }
            print("\(file.service)/\(file.name): \(tally.summary)")
            for loss in tally.losses.prefix(5) { print("  lost others: \(loss)") }
            sum.add(tally)
        }
        print("together: \(sum.summary)")
        if sum.share < 0.95 { throw ExitCode.failure }
    }
}
