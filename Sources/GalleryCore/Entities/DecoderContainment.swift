/// What keeps the decoder of pictures from everything else, as far as kernel and container allow it.
public struct DecoderContainment: Equatable, Sendable {
    /// The measures in force, by name; Landlock with its version: `landlock-7`.
    public let holding: [String]

    private static let all = ["processes", "privileges", "capabilities", "landlock", "seccomp"]

    public init(holding: [String]) { self.holding = holding }

    /// Those that this system refuses.
    public var refused: [String] { Self.all.filter { name in !holding.contains { $0.hasPrefix(name) } } }
    /// It can make any system call.
    public var isWeak: Bool { refused.contains("seccomp") }
}
