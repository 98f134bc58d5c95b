import TestKit
import Testing

/// Activity of the program at the time of a signal or resize.
enum Phase: CaseIterable {
    case atPrompt, halfLine, command, historySearch, filling

    /// Starts a program and brings it to the phase. The returned objects must be kept alive as long as the program.
    func reach(_ home: Home, by start: (String, [String: String]) throws -> PseudoTerminal) throws
        -> (terminal: PseudoTerminal, held: [AnyObject])
    {
        if self == .command {
            let service = try RawServer(answer: nil)
            let terminal = try start("unsplash", service.unsplash)
            try terminal.expect(Gallery.prompt)
            terminal.type("search fog\r")
            try terminal.expect("Search fog …")
            return (terminal, [service])
        }
        let terminal = try start("demo", [:])
        try terminal.expect(Gallery.prompt)
        switch self {
        case .atPrompt, .command: break
        case .halfLine:
            terminal.type("half a li")
            try terminal.expect("half a li")
        case .historySearch:
            terminal.type("\u{12}f")
            try terminal.expect("bck:f")
        case .filling:
            try terminal.expect("Enter: more")
            try terminal.expect(Gallery.prompt)
            return (terminal, [try StalledPictures(of: terminal)])
        }
        return (terminal, [])
    }
}
