/// A command that was not understood. Nothing was done.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong with it.
    public enum Reason: Equatable, Sendable {
        /// A quote was opened and not closed.
        case openQuote(String)
        /// The arguments do not fit; the verb's usage line says how.
        case arguments(String)
        /// A number that is not on the screen; the text is the number, the range what may be typed.
        case number(String, ClosedRange<Int>?)
        /// A filter that does not exist, with those that do.
        case filter(String, known: [String])
        /// A value a filter does not take, with those it does.
        case filterValue(String, of: String, known: [String])
        /// A word that stands for nothing here, with those that would.
        case word(String, known: [String])
        /// There is nothing the command could work on.
        case nothing(String)
    }

    /// Which part of the line is meant.
    public enum Place: Equatable, Sendable {
        /// One character of the line, from 0 on.
        case column(Int)
        /// An argument, from 0 on, or the first place in it that reads like `part`.
        case argument(Int, part: String?)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where; nil for the command as a whole.
    public let place: Place?

    /// Names the reason, and the place where there is one.
    public init(_ reason: Reason, at place: Place? = nil) {
        self.reason = reason
        self.place = place
    }
}
