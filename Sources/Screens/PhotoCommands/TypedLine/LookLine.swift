import CommandShell
import Wording

/// Typed command that shows a photo in another way, such as `info` or `zoom 2x`, which the full screen runs itself.
struct LookLine: Equatable {
    let look: PhotoLook
    /// Number of the photo; `nil` for the photo at the cursor.
    var number: Int?

    /// `nil` for other lines.
    init?(_ line: String, in numbers: ClosedRange<Int>) {
        let parsed = try? Command(parsing: line).flatMap { $0 }
        guard
            let command = parsed?.translated(
                by: Phrases.commandWords, subcommands: Phrases.subcommandWords)
        else { return nil }
        if command.name == "more", command.arguments.isEmpty {
            look = .next
        } else if let look = PhotoLook(command) {
            self.look = look
        } else if let opening = OtherScreenCommands.opening(command),
            let number = opening.number(in: numbers), let look = PhotoLook(opening.then)
        {
            (self.look, self.number) = (look, number)
        } else {
            return nil
        }
    }
}

extension OpeningCommand {
    fileprivate func number(in numbers: ClosedRange<Int>) -> Int? {
        try? NumberList.one(photo, in: numbers)
    }
}
