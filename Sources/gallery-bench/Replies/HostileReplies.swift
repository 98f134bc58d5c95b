import ArgumentParser
import ChildProcesses
import FoundationEssentials
import Glibc
import PhotoService

/// Replies that are small on the way and much work to decode: how long each takes, what memory, and how soon three of them
/// end when nobody waits for them any more.
struct HostileReplies: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hostile", abstract: "Decode replies of 8 MiB in shapes that cost most.")

    @Option(help: "Only this one, in this process.") var shape: String?

    private static let size = 8 << 20
    /// Bars of a reply: a second, and 32 MiB over the reply itself.
    private static let most = (seconds: 1.0, kilobytes: 32 << 10)

    private static let shapes: [(name: String, text: @Sendable () -> String)] = [
        ("objects", { list("{}") }), ("arrays", { list("[]") }), ("ones", { list("1") }),
        ("nulls", { list("null") }), ("empty texts", { list(#""""#) }),
        ("tags of ones", { #"[{"id":"a","tags":"# + list("1") + "}]" }),
        ("deep lists", { String(repeating: "[", count: size) }),
        ("deep objects", { String(repeating: #"{"a":"#, count: size / 5) }),
        ("one number", { "[" + String(repeating: "9", count: size) + "]" }),
        ("one fraction", { "[0." + String(repeating: "1", count: size) + "e999]" }),
        ("numbers of 40 digits", { list(String(repeating: "7", count: 40)) }),
        ("one key", { #"{""# + String(repeating: "k", count: size) + #"":1}"# }),
        ("one text", { #"["# + "\"" + String(repeating: "t", count: size) + "\"]" }),
        ("escapes", { #"[""# + String(repeating: #"\u00e9"#, count: size / 6) + #""]"# }),
        ("unique keys", { "[{" + (0..<600_000).map { #""k\#($0)":1"# }.joined(separator: ",") + "}]" }),
        ("keys up to the limit", { list(keys(1_000), count: 280) }),
        ("more keys", { "[" + keys(290_000) + "]" }),
        ("the same key", { list(#""a":1"#, in: "{}") }),
        ("photos up to the limit", { list(#"{"id":"a\#(String(repeating: "b", count: 130))"}"#) }),
    ]

    func run() async throws {
        guard let shape else {
            var isBad = false
            for known in Self.shapes {
                let child = try ChildProcess(
                    path: ChildProcess.path(of: "gallery-bench"),
                    arguments: ["hostile", "--shape", known.name])
                var text = ""
                var buffer = [UInt8](repeating: 0, count: 4_096)
                while case let count = Glibc.read(child.output, &buffer, buffer.count), count > 0 {
                    text += String(decoding: buffer.prefix(count), as: UTF8.self)
                }
                print(text, terminator: "")
                if !text.hasSuffix("ok\n") { isBad = true }
            }
            if isBad { throw ExitCode.failure }
            return
        }
        guard let known = Self.shapes.first(where: { $0.name == shape }) else {
            throw ValidationError("There is no such shape.")
        }
        let body = Array(known.text().utf8.prefix(Self.size))
        let before = Self.peak
        let clock = ContinuousClock()
        var isRead = false
        let elapsed = await clock.measure { isRead = await Self.decode(body) }
        let memory = Self.peak - before
        let readers = (0..<3).map { _ in Task.detached { await Self.decode(body) } }
        try await Task.sleep(for: .milliseconds(5))
        let stop = await clock.measure {
            for reader in readers { reader.cancel() }
            for reader in readers { _ = await reader.value }
        }
        let seconds = Double(Int64(elapsed / .microseconds(1))) / 1e6
        let isGood =
            seconds <= Self.most.seconds && memory <= Self.most.kilobytes && stop < .milliseconds(100)
        print(
            "\(shape): \(body.count) bytes, \(isRead ? "read" : "refused") in \(seconds) s, "
                + "\(memory >> 10) MiB more, three canceled in \(stop / .milliseconds(1)) ms \(isGood ? "ok" : "BAD")"
        )
    }

    private static func decode(_ body: [UInt8]) async -> Bool {
        await BoundedJSON.decode(ListPayload<PhotoPayload>.self, from: body[...]) != nil
    }

    private static func list(_ element: String, in brackets: String = "[]", count: Int? = nil) -> String {
        let count = count ?? (size - 2) / (element.utf8.count + 1)
        return brackets.prefix(1) + Array(repeating: element, count: count).joined(separator: ",")
            + brackets.suffix(1)
    }

    private static func keys(_ count: Int) -> String {
        "{" + (0..<count).map { #""key number \#($0)":"value""# }.joined(separator: ",") + "}"
    }

    /// The most memory this process has had, in kilobytes.
    private static var peak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
