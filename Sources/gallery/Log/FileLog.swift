import FoundationEssentials
import Logging

/// Writes log events as lines: time, level, message and metadata sorted by name.
struct FileLog: LogHandler {
    let file: LogFile
    let threshold: LogThreshold
    var metadata: Logger.Metadata = [:]

    /// Level shared by all loggers.
    var logLevel: Logger.Level {
        get { threshold.level }
        set { threshold.choose(newValue.rawValue) }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        guard !threshold.isOff else { return }
        let time = Date().ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        let particulars = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { " \($0.key)=\(Self.word("\($0.value)"))" }
        file.write("\(time) \(event.level.rawValue) \(event.message)\(particulars.joined())\n")
    }

    /// Escapes all but visible ASCII, so that an event stays on one line and cannot control a terminal.
    private static func word(_ text: String) -> String {
        let visible = text.unicodeScalars.map { scalar in
            (0x21...0x7E).contains(scalar.value) ? String(scalar) : "%\(String(scalar.value, radix: 16))"
        }
        return visible.joined()
    }
}
