/// What a block says, for a program that reads the output: named values in the order they are given.
public struct Record: Equatable, Sendable {
    /// A name with its value.
    public struct Field: Equatable, Sendable {
        /// The name programs know it by; never translated, never renamed.
        public let name: String
        /// What it is.
        public let value: RecordValue

        public init(_ name: String, _ value: RecordValue) {
            (self.name, self.value) = (name, value)
        }
    }

    /// What it is about, such as `photo`.
    public let kind: String
    /// Each name once.
    public let fields: [Field]

    public init(_ kind: String, _ fields: [Field]) {
        (self.kind, self.fields) = (kind, fields)
    }
}
