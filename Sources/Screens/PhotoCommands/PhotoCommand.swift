public import CommandShell
public import TextLayout
public import UseCases

/// Command for photos. Its file has all of it: words, arguments, records and execution.
///
/// It works on the photos of a list, on a photo that is shown alone, and on photos named by identifier.
public protocol PhotoCommand: Sendable {
    associatedtype Arguments: Equatable & Sendable

    static var spec: CommandSpec<Arguments> { get }
    /// Records of the results, for scripts.
    static var records: [RecordShape] { get }
    /// Numbers of the photos that the command changes or shows.
    static func numbers(in arguments: Arguments) -> [Int]
    /// Highest number that the command needs, so that a list can load that many photos; 0 without numbers.
    static func lastNumber(in arguments: Arguments) -> Int
    /// Whether the command stores something about the photos, so that files need an identity of their own.
    static var attaches: Bool { get }
    /// Whether the command takes photos as listed, so that files with equal contents are photos of their own.
    static var takesRows: Bool { get }
    /// Whether the command leads to another screen.
    static var opensScreen: Bool { get }

    @MainActor func run(_ arguments: Arguments, on photos: PhotoSelection) async throws(ScreenError)
}

extension PhotoCommand {
    public static var records: [RecordShape] { [] }
    public static var opensScreen: Bool { false }
    public static var attaches: Bool { false }
    public static var takesRows: Bool { false }

    public static func lastNumber(in arguments: Arguments) -> Int { numbers(in: arguments).max() ?? 0 }

    static var requests: CommandSpec<PhotoRequest> { spec.lifted { PhotoRequest(Self.self, $0) } }
}

extension PhotoCommand where Arguments == [Int] {
    public static func numbers(in arguments: [Int]) -> [Int] { arguments }
}

extension PhotoCommand where Arguments == Int {
    public static func numbers(in arguments: Int) -> [Int] { [arguments] }
}
