/// Sandbox measures of the decoder process, as far as kernel and container allow them.
public struct DecoderContainment: Equatable, Sendable {
    /// Active measures by name; Landlock has its version appended: `landlock-7`.
    public let holding: [String]

    private static let all = ["processes", "privileges", "capabilities", "landlock", "seccomp"]

    public init(holding: [String]) { self.holding = holding }

    public var refused: [String] { Self.all.filter { name in !holding.contains { $0.hasPrefix(name) } } }
    /// Whether the decoder's system calls are unrestricted.
    public var isNotFullySandboxed: Bool { refused.contains("seccomp") }
}
