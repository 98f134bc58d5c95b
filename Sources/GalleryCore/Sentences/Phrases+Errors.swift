public import FoundationEssentials

extension Phrases {
    /// What happened at a service and what to do next, in one sentence.
    public static func explanation(_ error: CatalogError, now: Date = Date()) -> String {
        switch error {
        case .offline(let reason):
            "Not connected: \(reason); check the network and try again, favorites work without it."
        case .timedOut: "The service did not answer in time; try again."
        case .rateLimited(let until?):
            "The service's request limit is reached \(span(until, now: now)); favorites work meanwhile."
        case .rateLimited(nil):
            "The service's request limit is reached and it does not say until when (usually within the hour); "
                + "favorites work meanwhile."
        case .unavailable(let until):
            "The service is out of order \(span(until, now: now)); favorites work meanwhile."
        case .unauthorized:
            "The service did not accept the key; check it: `key` says where it comes from, `key set NAME` asks for another."
        case .notFound: "The service has no such photo or page; it may have been removed: try another."
        case .refused(let reason): "The request was refused: \(reason)"
        case .impossible(let sentence): sentence
        case .unreadable(let what): "The service's answer could not be read (\(what)); try again later."
        case .tooLarge(let limit):
            "The answer is larger than \(bytes(Int64(limit))) and was stopped; try again, or another photo."
        case .notStored(let error): explanation(error)
        case .cancelled: stopped
        }
    }

    /// Why a service cannot be chosen. What we refuse ourselves is a whole sentence already.
    public static func unavailable(_ error: CatalogError) -> String {
        if case .refused(let sentence) = error { sentence } else { explanation(error) }
    }

    /// What happened on this machine and what to do next, in one sentence.
    public static func explanation(_ error: StoreError) -> String {
        switch error {
        case .readOnly(let why): "Nothing can be kept now: \(why)"
        case .busy: "Another program holds the database; close it or try again in a moment."
        case .full(let path): "The disk is full, so \(path) could not be written; make room and try again."
        case .failed(let path, let reason): "\(path) could not be written: \(reason)."
        case .unreadable(let path, let reason): "\(path) could not be read: \(reason)."
        case .notAPicture(let found): "The file that came is not a whole picture (\(found)); try again."
        case .notConverted(let why): "It is not converted: \(why)."
        }
    }

    /// A command was interrupted.
    public static let stopped = "Stopped."

    /// A command that took long has ended.
    public static func finished(_ command: String) -> String { "`\(command)` is done" }

    /// A word nobody knows; `isMended` when what it was meant to be is offered besides.
    public static func unknown(_ word: String, nearest: String?, isMended: Bool = false) -> String {
        guard !isMended else { return "There is no command `\(word)`." }
        let hint = nearest.map { "did you mean `\($0)`?" } ?? "`help` lists the commands."
        return "There is no command `\(word)`; \(hint)"
    }

    /// What Enter runs in place of a mistyped line; the line stands between the two.
    public static let enterRuns = (before: "Enter runs `", after: "`.")

    /// Where in standard input a line stands, before what is wrong with it.
    public static func place(line: Int, column: Int) -> String { "Line \(line), column \(column): " }

    /// Where among several commands one stands.
    public static func place(command: Int, column: Int) -> String {
        "Command \(command), column \(column): "
    }

    /// A quote was not closed.
    public static func openQuote(_ quote: String) -> String {
        "A quote is open; close it with \(quote) and try again."
    }

    /// A line that no person wrote.
    public static func lineTooLong(_ limit: Int) -> String {
        "A line longer than \(bytes(Int64(limit))) was left out; check what is fed to standard input."
    }

    /// The arguments do not fit.
    public static func usage(_ usage: String) -> String { "Type it like this: \(usage)" }

    /// A number that is not on the screen.
    public static func number(_ text: String, in range: ClosedRange<Int>?) -> String {
        guard let range else { return "There is nothing numbered here yet; `search WORDS` finds photos." }
        let known =
            range.count == 1 ? "only \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        return text.isEmpty
            ? "Which one? The numbers here are \(known)."
            : "There is no \(text) here; the numbers are \(known)."
    }

    /// A word that stands for nothing here.
    public static func word(_ word: String, known: [String]) -> String {
        "`\(word)` means nothing here; type \(known.joined(separator: ", "))."
    }

    /// A filter that does not exist.
    public static func filter(_ name: String, known: [String]) -> String {
        "There is no filter `\(name)`; the filters are \(known.joined(separator: ", "))."
    }

    /// A value a filter does not take.
    public static func filterValue(_ value: String, of name: String, known: [String]) -> String {
        known.isEmpty
            ? "`\(name)` does not take `\(value)`; it takes words of small letters, digits, - and _."
            : "`\(name)` does not take `\(value)`; it takes \(known.joined(separator: ", "))."
    }

    /// A filter the service cannot do.
    public static func filterUnavailable(_ gap: FilterGap, on service: ServiceName) -> String {
        let taken = gap.taken.map { "`\(gap.name.rawValue):\($0)`" }.joined(separator: ", ")
        return taken.isEmpty
            ? "\(service) cannot filter by \(gap.name.rawValue); leave it out or change the service."
            : "\(service) cannot do `\(gap.name.rawValue):\(gap.value)`, only \(taken); "
                + "leave it out or change the service."
    }
}
