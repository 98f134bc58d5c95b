/// Where words to choose from come from that no screen knows, such as the services or the folders.
public struct CompletionSource: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

/// The sources there are. Each is asked on the editor's thread when TAB is pressed, with what was typed so far.
public typealias CompletionProviders = [CompletionSource: @Sendable (_ typed: String) -> [Completion]]
