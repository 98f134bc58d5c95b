public struct Word: Equatable, Sendable {
    /// Zero-based index of an argument; -1 for an argument typed within the command word.
    public let index: Int
    public let text: String
    /// Photo identifier valid on every screen, such as `unsplash:abc123`: the word itself, or that of a web address.
    public let name: String?

    public init(_ text: String, at index: Int, name: String? = nil) {
        self.index = index
        self.text = text
        self.name = name
    }
}

extension [Word] {
    /// Calls `read`, and converts argument indices of its errors to indices in the line.
    public func reading<Value>(
        _ read: ([String]) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        do throws(UsageError) { return try read(map(\.text)) } catch {
            guard case .argument(let index, let part) = error.position, indices.contains(index) else {
                throw error
            }
            throw UsageError(error.reason, at: .argument(self[index].index, part: part))
        }
    }
}
