public import GalleryCore

/// Access keys with their sources. Only the subscript reveals the text; printing and reflection redact it.
public struct AccessKeys: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case file(String)
        case environment

        public var setting: SettingSource {
            switch self {
            case .file: .file
            case .environment: .environment
            }
        }
    }

    private struct Entry: Equatable {
        let text: String
        let source: Source
    }

    public let names: [KeyName]
    private var entries: [KeyName: Entry] = [:]
    private var tokens: [String] = []

    public init(_ names: [KeyName]) { self.names = names }

    public subscript(name: KeyName) -> String? { entries[name]?.text }

    public func source(of name: KeyName) -> Source? { entries[name]?.source }

    /// Source of a service's required keys: `.environment` if any of them comes from there; `nil` if one is missing.
    public func source(for service: ServiceName) -> SettingSource? {
        let sources = names.required(of: service).map { entries[$0]?.source.setting }
        guard !sources.contains(nil) else { return nil }
        return sources.contains(.environment) ? .environment : .file
    }

    /// First missing key of a service that has some, but not all, required keys.
    public func missing(of service: ServiceName) -> KeyName? {
        let required = names.required(of: service)
        return required.allSatisfy { entries[$0] == nil } ? nil : required.first { entries[$0] == nil }
    }

    /// Merges keys from a file; they override earlier ones.
    public mutating func merge(_ values: [String: String], from path: String) {
        for name in names { set(name, values[name.rawValue], .file(path)) }
    }

    public mutating func remove(_ outdated: [KeyName]) {
        for name in outdated where entries[name]?.source != .environment { entries[name] = nil }
    }

    public mutating func merge(environment: [String: String]) {
        for name in names { set(name, environment[name.variable], .environment) }
    }

    /// Whether `text` contains a key or token of at least `length` characters, in any case. Shorter keys may be words.
    public func occur(in text: String, ofAtLeast length: Int = 1) -> Bool {
        let text = text.lowercased()
        return (entries.values.map(\.text) + tokens).contains {
            $0.count >= length && text.contains($0.lowercased())
        }
    }

    /// Copy with the tokens of a key file, which only `occur` uses.
    public func with(tokensOf file: KeyFile?) -> AccessKeys {
        var keys = self
        keys.tokens = file?.tokens ?? []
        return keys
    }

    private mutating func set(_ name: KeyName, _ text: String?, _ source: Source) {
        if let text, !text.isEmpty { entries[name] = Entry(text: text, source: source) }
    }
}

extension AccessKeys: CustomStringConvertible, CustomReflectable {
    public var description: String { "\(entries.count) keys" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
