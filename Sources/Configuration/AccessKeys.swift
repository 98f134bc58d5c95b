public import GalleryCore

/// The access keys, each with its source. Only the subscript gives their text; neither printing nor reflection does.
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

    /// Those there can be.
    public let names: [KeyName]
    private var entries: [KeyName: Entry] = [:]
    private var tokens: [String] = []

    public init(_ names: [KeyName]) { self.names = names }

    public subscript(name: KeyName) -> String? { entries[name]?.text }

    public func source(of name: KeyName) -> Source? { entries[name]?.source }

    /// Where the whole key of a service comes from; nil where a part of it is missing.
    public func source(for service: ServiceName) -> SettingSource? {
        let sources = names.required(of: service).map { entries[$0]?.source.setting }
        guard !sources.contains(nil) else { return nil }
        return sources.contains(.environment) ? .environment : .file
    }

    /// Of a service that needs several keys, the one that is missing while another is there.
    public func missing(of service: ServiceName) -> KeyName? {
        let required = names.required(of: service)
        return required.allSatisfy { entries[$0] == nil } ? nil : required.first { entries[$0] == nil }
    }

    /// Takes the keys of a file, by their names there; they win over those taken before.
    public mutating func merge(_ values: [String: String], from path: String) {
        for name in names { set(name, values[name.rawValue], .file(path)) }
    }

    /// Forgets those that do not come from the environment.
    public mutating func remove(_ outdated: [KeyName]) {
        for name in outdated where entries[name]?.source != .environment { entries[name] = nil }
    }

    public mutating func merge(environment: [String: String]) {
        for name in names { set(name, environment[name.variable], .environment) }
    }

    /// Whether one of them is part of the text in any case; of so many characters, where shorter ones could be any word.
    public func occur(in text: String, ofAtLeast length: Int = 1) -> Bool {
        let text = text.lowercased()
        return (entries.values.map(\.text) + tokens).contains {
            $0.count >= length && text.contains($0.lowercased())
        }
    }

    /// The same with the tokens of a key file, which only `occur` looks at.
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
