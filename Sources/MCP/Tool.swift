public import TextLayout

/// Operation that a client may call, with JSON Schemas of its arguments and its result.
public struct Tool: Sendable {
    /// Hints for the client about the effects of a call.
    public enum Effect: Sendable {
        case reads
        /// Creates files, but changes and deletes nothing. Repeated calls have no further effect.
        case creates
    }

    public typealias Run = @Sendable (ToolArguments, ToolContext) async throws(ArgumentFault) -> ToolResult

    public let name: String
    let title: String
    let description: String
    let effect: Effect
    /// Whether a call may send requests to servers on the Internet.
    let usesNetwork: Bool
    let parameters: [ToolParameterShape]
    let output: RecordShape
    let run: Run

    public init(
        _ name: String, title: String, _ description: String, _ effect: Effect = .reads,
        usesNetwork: Bool = true, parameters: [ToolParameterShape], output: RecordShape, run: @escaping Run
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.effect = effect
        self.usesNetwork = usesNetwork
        self.parameters = parameters
        self.output = output
        self.run = run
    }

    /// Element of the reply to `tools/list`.
    var listing: RecordValue {
        .record([
            .init("name", .text(name)), .init("title", .text(title)),
            .init("description", .text(description)), .init("inputSchema", schema),
            .init("outputSchema", RecordSchema.object(of: output)),
            .init(
                "annotations",
                .record([
                    .init("title", .text(title)), .init("readOnlyHint", .flag(effect == .reads)),
                    .init("destructiveHint", .flag(false)), .init("idempotentHint", .flag(true)),
                    .init("openWorldHint", .flag(usesNetwork)),
                ])),
        ])
    }

    private var schema: RecordValue {
        .record([
            .init("type", .text("object")),
            .init("properties", .record(parameters.map { .init($0.name, .record($0.schema)) })),
            .init("required", .texts(parameters.filter(\.isRequired).map(\.name))),
            .init("additionalProperties", .flag(false)),
        ])
    }
}

public struct ToolResult: Sendable {
    public struct Image: Sendable {
        let base64: String
        let type: String

        /// `type` is the media type, such as `image/jpeg`.
        public init(base64: String, type: String) {
            self.base64 = base64
            self.type = type
        }
    }

    let text: String
    let images: [Image]
    /// Record that matches the output schema of the tool; `nil` for an error.
    let structure: RecordValue?

    public init(text: String, images: [Image] = [], structure: RecordValue) {
        self.text = text
        self.images = images
        self.structure = structure
    }

    private init(failure: String) {
        text = failure
        images = []
        structure = nil
    }

    public static func failure(_ text: String) -> ToolResult { ToolResult(failure: text) }

    var value: RecordValue {
        let text: [Record.Field] = [
            .init("type", .text("text")), .init("text", .text(CleanText.lines(text))),
        ]
        let images = images.map { image in
            RecordValue.record([
                .init("type", .text("image")), .init("data", .text(image.base64)),
                .init("mimeType", .text(image.type)),
            ])
        }
        return .record(
            [.init("content", .list([.record(text)] + images)), .init("isError", .flag(structure == nil))]
                + (structure.map { [.init("structuredContent", $0)] } ?? []))
    }
}
