import CommandShell
import Configuration
import GalleryCore
import PhotoService
import TextLayout
import Wording

/// Says which services have a key, or asks for one and keeps it. A key itself is never shown.
@MainActor
final class KeyCommand: GlobalCommands {
    private let file: KeyFile?
    private let services: ProgramServices
    private let lines: any LineSource
    private let console: any Console

    /// Without a `file` nothing can be kept.
    init(file: KeyFile?, services: ProgramServices, lines: any LineSource, console: any Console) {
        self.file = file
        self.services = services
        self.lines = lines
        self.console = console
    }

    var verbs: [Verb] {
        [
            Verb(
                "key", usage: "key [set NAME]", summary: Phrases.Help.key,
                examples: ["key", "key set unsplash"],
                takes: [.after("set", [.word(KeyName.services.map { Completion($0.rawValue, ending: "") })])])
        ]
    }

    /// Whether a line may be recalled: one with something like a key in it may not.
    static func mayBeRecalled(_ line: String) -> Bool {
        let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        // `set` takes no key, but somebody may try.
        if words.first == "set" {
            return !words.contains { KeyName(rawValue: SettingName.normalized($0)) != nil }
        }
        guard words.first == "key", words.count > 2 else { return true }
        return words.count == 3 && words[1] == "set"
            && KeyName.services.contains(ServiceName(rawValue: words[2]))
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "key" else { return false }
        let words = command.arguments
        if words.isEmpty {
            console.show(table() + KeyName.services.map { .record(record(of: $0)) })
            return true
        }
        guard words[0].lowercased() == "set", words.count > 1 else { throw UsageError(.arguments("key")) }
        guard words.count == 2 else { throw UsageError(.nothing(Phrases.Keys.inLine)) }
        let service = ServiceName(rawValue: words[1].lowercased())
        guard KeyName.services.contains(service) else {
            throw UsageError(.nothing(Phrases.Keys.unknown(words[1], known: KeyName.services)))
        }
        await set(service)
        return true
    }

    private func set(_ service: ServiceName) async {
        guard let file else { return complain(Phrases.Keys.noHome) }
        let names = KeyName.names(of: service)
        let texts = await read(names, service)
        guard !Task.isCancelled else { return }
        guard let texts else { return complain(Phrases.Keys.nothing) }
        guard texts.allSatisfy(Self.isLikely), texts.count == names.count else {
            return complain(Phrases.Keys.unlikely)
        }
        let fresh = Dictionary(zip(names, texts)) { first, _ in first }
        do throws(FileWriteError) { try file.save(fresh) } catch {
            return complain(Phrases.Keys.notSaved(error))
        }
        var keys = services.keys
        let overruled = names.filter { keys.source(of: $0) == .environment }
        let counting = fresh.filter { !overruled.contains($0.key) }
        keys.merge(
            Dictionary(uniqueKeysWithValues: counting.map { ($0.key.rawValue, $0.value) }), from: file.path)
        services.use(keys)
        console.say(Line(Phrases.Keys.kept(service, file.path)))
        for name in overruled { console.say(Line(Phrases.Keys.overruled(name.variable), .warning)) }
    }

    /// One line holds everything, or each line one part; nil when nothing came.
    private func read(_ names: [KeyName], _ service: ServiceName) async -> [String]? {
        var texts: [String] = []
        while texts.count < names.count {
            let question =
                names.count == 1
                ? Phrases.Keys.ask(service)
                : texts.isEmpty ? Phrases.Keys.askForIdentifier(service) : Phrases.Keys.askForSecret
            let line = await lines.secret { console.say(Line(question)) }
            let words = line?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
            guard !words.isEmpty else { return nil }
            texts += words
        }
        return texts
    }

    /// Visible ASCII, as a header takes it.
    private static func isLikely(_ text: String) -> Bool {
        text.utf8.count <= 512 && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }

    private func table() -> [Block] {
        let width = KeyName.services.map(\.rawValue.count).max() ?? 0
        return KeyName.services.map { service in
            let padding = String(repeating: " ", count: width - service.rawValue.count + 2)
            return .line(
                Line(
                    [Span(service.rawValue, .number), Span(padding), Span(state(of: service))],
                    hang: width + 2)
            )
        }
    }

    /// Where a whole key comes from, never the key.
    private func record(of service: ServiceName) -> Record {
        let keys = services.keys
        let sources = KeyName.names(of: service).map { keys.source(of: $0) }
        let isWhole = !sources.contains { $0 == nil }
        let source = isWhole ? sources.contains(.environment) ? "environment" : "file" : nil
        return Record(
            "key",
            [Record.Field("service", .text(service.rawValue)), Record.Field("source", .text(source))])
    }

    private func state(of service: ServiceName) -> String {
        let keys = services.keys
        if let missing = keys.missing(of: service) { return Phrases.Keys.half(missing.variable) }
        let sources = KeyName.names(of: service).map { ($0, keys.source(of: $0)) }
        for case (let name, let source) in sources {
            switch source {
            case nil: return Phrases.Keys.missing(of: service)
            case .environment: return Phrases.Keys.inEnvironment(name.variable)
            case .file(let path): if name == sources.last?.0 { return Phrases.Keys.inFile(path) }
            }
        }
        return ""
    }

    private func complain(_ sentence: String) { console.complain(Line(sentence, .error)) }
}
