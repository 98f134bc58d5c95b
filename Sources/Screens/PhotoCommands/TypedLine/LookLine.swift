import CommandShell
import Wording

/// Typed command that shows a photo in another way, such as `info` or `zoom 2x`, which the full screen runs itself.
struct LookLine: Equatable {
    let event: DetailEvent
    /// Number of the photo; `nil` for the photo at the cursor.
    var number: Int?

    /// `nil` for other lines.
    init?(_ line: String, in numbers: ClosedRange<Int>) {
        let parsed = try? Command(parsing: line).flatMap { $0 }
        guard let command = parsed?.translated(by: Phrases.commandWords) else { return nil }
        if command.name == "more", command.arguments.isEmpty {
            event = .next
        } else if let event = DetailCommands.look(command) {
            self.event = event
        } else if let opening = OtherScreenCommands.opening(command),
            let number = opening.number(in: numbers), let event = DetailCommands.look(opening.then)
        {
            (self.event, self.number) = (event, number)
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
