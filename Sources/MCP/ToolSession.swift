import TextLayout

/// Server side of a connection of the Model Context Protocol: answers requests, runs tools, and sends reports of their
/// progress. Each request gets one answer, except a canceled call, which gets none.
public actor ToolSession {
    /// Supported revisions of the protocol, newest first.
    public static let revisions = ["2025-11-25", "2025-06-18"]

    public struct Program: Sendable {
        let name: String
        let version: String
        /// How a model should use the tools.
        let instructions: String

        public init(name: String, version: String, instructions: String) {
            self.name = name
            self.version = version
            self.instructions = instructions
        }
    }

    private struct Call {
        let id: RequestID
        let tool: Tool
        let arguments: [Record.Field]
        let progressToken: RequestID?
    }

    /// Number of calls that run at once.
    private static let width = 8
    /// Number of calls that run or wait; further ones are refused.
    private static let most = 512
    /// Time in which a client should answer a request.
    private static let patience = Duration.seconds(5)

    private let program: Program
    private let tools: [Tool]
    /// Sentence for the model about a wrong argument; `nil` if too many calls wait.
    private let explain: @Sendable (ArgumentFault?) -> String
    private let send: @Sendable (String) -> Void

    private var running: [RequestID: Task<Void, Never>] = [:]
    private var waiting: [Call] = []
    /// Number of reports of each call, which must increase, and the last message.
    private var reports: [RequestID: (count: Int, last: String)] = [:]
    /// Number of running tasks, canceled ones included.
    private var active = 0
    private var hasRoots = false
    private var roots: [String]?
    private var requests: [RequestID: CheckedContinuation<RecordValue?, Never>] = [:]
    private var lastRequest = 0
    private var idle: CheckedContinuation<Void, Never>?

    /// `send` receives each outgoing message, without a line end.
    public init(
        _ program: Program, tools: [Tool], explain: @escaping @Sendable (ArgumentFault?) -> String,
        send: @escaping @Sendable (String) -> Void
    ) {
        self.program = program
        self.tools = tools
        self.explain = explain
        self.send = send
    }

    /// Handles a line of the client, which is `nil` if it was too long to read. Returns without waiting for a tool.
    public func receive(_ line: String?) {
        guard let line else {
            send(OutgoingMessage.error(nil, .unreadable))
            return
        }
        switch Message(line) {
        case .request(let id, let method, let params): answer(id, method, params)
        case .notification(let method, let params): note(method, params)
        case .reply(let id, let result): requests.removeValue(forKey: id)?.resume(returning: result)
        case .malformed(let error, let id): send(OutgoingMessage.error(id, error))
        }
    }

    /// After the last line: waits for the calls until the limit, then cancels them.
    public func finish(within limit: Duration) async {
        let timer = Task { [weak self] in
            if (try? await Task.sleep(for: limit)) != nil { await self?.stop() }
        }
        if active > 0 { await withCheckedContinuation { idle = $0 } }
        timer.cancel()
    }

    /// Cancels all calls, which then get no answer.
    public func stop() {
        for task in running.values { task.cancel() }
        running = [:]
        waiting = []
        for request in requests.values { request.resume(returning: nil) }
        requests = [:]
        idle?.resume()
        idle = nil
    }

    private func answer(_ id: RequestID, _ method: String, _ params: RecordValue) {
        do throws(ProtocolError) {
            switch method {
            case "initialize": send(OutgoingMessage.result(id, try initialize(params)))
            case "ping": send(OutgoingMessage.result(id, .record([])))
            case "tools/list":
                guard params["cursor"] == nil else { throw .parameters("unknown cursor") }
                let list = RecordValue.list(tools.map(\.listing))
                send(OutgoingMessage.result(id, .record([.init("tools", list)])))
            case "tools/call": try call(id, params)
            default: throw .unknownMethod(method)
            }
        } catch {
            send(OutgoingMessage.error(id, error))
        }
    }

    private func initialize(_ params: RecordValue) throws(ProtocolError) -> RecordValue {
        guard let wanted = params["protocolVersion"]?.text else {
            throw .parameters("protocolVersion must be a string")
        }
        hasRoots = params["capabilities"]?["roots"] != nil
        let revision = Self.revisions.contains(wanted) ? wanted : Self.revisions[0]
        return .record([
            .init("protocolVersion", .text(revision)),
            .init("capabilities", .record([.init("tools", .record([]))])),
            .init(
                "serverInfo",
                .record([.init("name", .text(program.name)), .init("version", .text(program.version))])),
            .init("instructions", .text(program.instructions)),
        ])
    }

    private func note(_ method: String, _ params: RecordValue) {
        switch method {
        case "notifications/cancelled":
            guard let id = RequestID(params["requestId"]) else { return }
            waiting.removeAll { $0.id == id }
            running.removeValue(forKey: id)?.cancel()
        case "notifications/roots/list_changed": roots = nil
        default: break
        }
    }
}

extension ToolSession {
    private func call(_ id: RequestID, _ params: RecordValue) throws(ProtocolError) {
        guard let name = params["name"]?.text else { throw .parameters("name must be a string") }
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .parameters("Unknown tool: \(name.prefix(100))")
        }
        guard running[id] == nil, !waiting.contains(where: { $0.id == id }) else {
            throw .parameters("the id belongs to a running call")
        }
        guard case .record(let arguments) = params["arguments"] ?? .record([]) else {
            throw .parameters("arguments must be an object")
        }
        guard running.count + waiting.count < Self.most else {
            send(OutgoingMessage.result(id, ToolResult.failure(explain(nil)).value))
            return
        }
        let token = RequestID(params["_meta"]?["progressToken"])
        waiting.append(Call(id: id, tool: tool, arguments: arguments, progressToken: token))
        startNext()
    }

    private func startNext() {
        guard active < Self.width, !waiting.isEmpty else { return }
        let call = waiting.removeFirst()
        active += 1
        running[call.id] = Task {
            let result = await run(call)
            finish(call, result)
        }
    }

    private func run(_ call: Call) async -> ToolResult {
        let context = ToolContext(
            reportsProgress: call.progressToken != nil,
            report: { [weak self] in await self?.report($0, of: call) },
            roots: { [weak self] in await self?.findRoots() })
        do throws(ArgumentFault) {
            let arguments = try ToolArguments(call.arguments, for: call.tool.parameters)
            return try await call.tool.run(arguments, context)
        } catch {
            return .failure(explain(error))
        }
    }

    private func finish(_ call: Call, _ result: ToolResult) {
        active -= 1
        reports[call.id] = nil
        // A canceled call was removed.
        if !Task.isCancelled, running.removeValue(forKey: call.id) != nil {
            send(OutgoingMessage.result(call.id, result.value))
        }
        startNext()
        guard active == 0 else { return }
        idle?.resume()
        idle = nil
    }

    private func report(_ message: String, of call: Call) {
        let former = reports[call.id]
        guard let token = call.progressToken, running[call.id] != nil, !Task.isCancelled,
            message != former?.last
        else { return }
        let count = (former?.count ?? 0) + 1
        reports[call.id] = (count, message)
        send(
            OutgoingMessage.notification(
                "notifications/progress",
                [
                    .init("progressToken", token.value), .init("progress", .integer(count)),
                    .init("message", .text(CleanText.text(message))),
                ]))
    }

    /// Asks the client for its folders, once until it reports a change.
    private func findRoots() async -> [String]? {
        guard hasRoots else { return nil }
        if let roots { return roots }
        lastRequest += 1
        let id = RequestID.text("roots-\(lastRequest)")
        let timer = Task { [weak self] in
            if (try? await Task.sleep(for: Self.patience)) != nil { await self?.abandon(id) }
        }
        let result = await withCheckedContinuation { continuation in
            requests[id] = continuation
            send(OutgoingMessage.request(id, "roots/list"))
        }
        timer.cancel()
        guard case .list(let list) = result?["roots"] else { return nil }
        roots = list.compactMap { $0["uri"]?.text }
        return roots
    }

    private func abandon(_ id: RequestID) { requests.removeValue(forKey: id)?.resume(returning: nil) }
}
