import GalleryCore

/// The keys that are known, each with where it comes from. Nothing but the subscript tells their text.
struct Keys: Equatable {
    /// Where a key comes from.
    enum Source: Equatable {
        case file(String)
        case environment
    }

    private struct Held: Equatable {
        let text: String
        let source: Source
    }

    private var held: [KeyName: Held] = [:]

    /// The key itself; nil for none.
    subscript(name: KeyName) -> String? { held[name]?.text }

    /// Where it comes from; nil when there is none.
    func source(of name: KeyName) -> Source? { held[name]?.source }

    /// Of a service that wants several, the one that is missing while another is there.
    func missing(of service: ServiceName) -> KeyName? {
        let names = KeyName.names(of: service)
        return names.allSatisfy { held[$0] == nil } ? nil : names.first { held[$0] == nil }
    }

    /// Takes those among the values of a file.
    mutating func take(_ values: [String: String], from path: String) {
        for name in KeyName.allCases { take(name, values[name.rawValue], .file(path)) }
    }

    /// Takes those of the environment, which win.
    mutating func take(environment: [String: String]) {
        for name in KeyName.allCases { take(name, environment[name.variable], .environment) }
    }

    /// Whether one of them stands in the text.
    func stand(in text: String) -> Bool { held.values.contains { text.contains($0.text) } }

    private mutating func take(_ name: KeyName, _ text: String?, _ source: Source) {
        if let text, !text.isEmpty { held[name] = Held(text: text, source: source) }
    }
}

extension Keys: CustomStringConvertible, CustomReflectable {
    var description: String { "\(held.count) keys" }
    var customMirror: Mirror { Mirror(self, children: []) }
}
