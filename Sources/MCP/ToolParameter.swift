import TextLayout

/// Argument that does not match its declaration.
public enum ArgumentFault: Error, Equatable, Sendable {
    case missing(String)
    case unknown(String, known: [String])
    case notText(String, longest: Int)
    case notInteger(String, ClosedRange<Int>)
    case notFlag(String)
    case notChoice(String, known: [String])
    /// The tool refuses the value for a reason of its own.
    case refused(String, reason: String)
}

/// Declared argument of a tool, without the type of its value.
public struct ToolParameterShape: Sendable {
    let name: String
    let isRequired: Bool
    /// JSON Schema.
    let schema: [Record.Field]
}

/// Declared argument of a tool, from which its schema and its reading follow.
public struct ToolParameter<Value: Sendable>: Sendable {
    public let shape: ToolParameterShape
    /// Reads a value; `nil` if it has another type or is out of range.
    let read: @Sendable (RecordValue) -> Value?
    let fault: ArgumentFault

    public func refused(_ reason: String) -> ArgumentFault { .refused(shape.name, reason: reason) }

    private init(
        _ name: String, _ meaning: String, isRequired: Bool, _ type: String, _ limits: [Record.Field],
        fault: ArgumentFault, read: @escaping @Sendable (RecordValue) -> Value?
    ) {
        let schema =
            [Record.Field("type", .text(type)), Record.Field("description", .text(meaning))] + limits
        shape = ToolParameterShape(name: name, isRequired: isRequired, schema: schema)
        self.fault = fault
        self.read = read
    }
}

extension ToolParameter where Value == String {
    /// `longest` is a number of characters.
    public init(text name: String, _ meaning: String, isRequired: Bool = false, longest: Int = 500) {
        self.init(
            name, meaning, isRequired: isRequired, "string", [.init("maxLength", .integer(longest))],
            fault: .notText(name, longest: longest)
        ) { value in
            value.text.flatMap { $0.unicodeScalars.count <= longest && !$0.utf8.contains(0) ? $0 : nil }
        }
    }

    public init(_ name: String, _ meaning: String, choices: [String]) {
        self.init(
            name, meaning, isRequired: false, "string", [.init("enum", .texts(choices))],
            fault: .notChoice(name, known: choices)
        ) { value in
            value.text.flatMap { choices.contains($0) ? $0 : nil }
        }
    }
}

extension ToolParameter where Value == Int {
    public init(_ name: String, _ meaning: String, in range: ClosedRange<Int>, default value: Int? = nil) {
        let limits: [Record.Field] = [
            .init("minimum", .integer(range.lowerBound)), .init("maximum", .integer(range.upperBound)),
        ]
        self.init(
            name, meaning, isRequired: false, "integer",
            limits + (value.map { [.init("default", .integer($0))] } ?? []),
            fault: .notInteger(name, range)
        ) { value in
            if case .integer(let number) = value, range.contains(number) { number } else { nil }
        }
    }
}

extension ToolParameter where Value == Bool {
    public init(flag name: String, _ meaning: String) {
        self.init(
            name, meaning, isRequired: false, "boolean", [.init("default", .flag(false))],
            fault: .notFlag(name)
        ) { value in
            if case .flag(let flag) = value { flag } else { nil }
        }
    }
}

/// Arguments of a call, untrusted until read.
public struct ToolArguments: Sendable {
    private let values: [Record.Field]

    /// Throws for an argument that is not declared, and for a missing one.
    init(_ values: [Record.Field], for parameters: [ToolParameterShape]) throws(ArgumentFault) {
        let known = parameters.map(\.name)
        if let field = values.first(where: { !known.contains($0.name) }) {
            throw .unknown(field.name, known: known)
        }
        // Some clients send null for an argument that the model left out.
        let given = values.filter { $0.value != .nothing }
        if let parameter = parameters.first(where: { parameter in
            parameter.isRequired && !given.contains { $0.name == parameter.name }
        }) {
            throw .missing(parameter.name)
        }
        self.values = given
    }

    /// `nil` if the argument is missing.
    public subscript<Value>(_ parameter: ToolParameter<Value>) -> Value? {
        get throws(ArgumentFault) {
            guard let field = values.first(where: { $0.name == parameter.shape.name }) else { return nil }
            guard let value = parameter.read(field.value) else { throw parameter.fault }
            return value
        }
    }
}
