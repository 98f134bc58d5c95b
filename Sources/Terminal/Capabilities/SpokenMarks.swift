public import Viper

/// What is said in place of signs, in the language of the moment.
public struct SpokenMarks: Equatable, Sendable {
    private let make: @Sendable () -> [Mark: String]

    /// `make` is asked whenever something is said.
    public init(_ make: @escaping @Sendable () -> [Mark: String]) { self.make = make }

    /// As they are now.
    var words: [Mark: String] { make() }

    /// Those that say the same now.
    public static func == (one: SpokenMarks, other: SpokenMarks) -> Bool { one.words == other.words }
}
