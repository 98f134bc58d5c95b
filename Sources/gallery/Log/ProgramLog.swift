import FoundationEssentials
import Logging

struct ProgramLog {
    let folder: String?
    let file: LogFile
    let threshold: LogThreshold
    let logger: Logger

    /// `level` is a name from the settings; `nil` for the default.
    init(folder: String?, level: String?) {
        let file = LogFile(folder: folder), threshold = LogThreshold(level)
        self.folder = folder
        self.file = file
        self.threshold = threshold
        logger = Logger(label: "gallery") { _ in FileLog(file: file, threshold: threshold) }
    }

    func lastLines(_ count: Int) -> [String] {
        guard let path = file.path, let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").suffix(count).map(String.init)
    }

    /// Logs the name of a known command. The rest of the line, or an unknown command, is private: it may be a search.
    func record(command line: String, isKnown: (String) -> Bool) {
        let word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.lowercased()
        guard !word.isEmpty else { return }
        logger.info("command", metadata: ["name": "\(isKnown(word) ? word : "unknown")"])
    }

    /// Logs a database event, without the database's path, which contains the user's name.
    func record(database event: String, isBad: Bool) {
        logger.log(level: isBad ? .error : .notice, "database", metadata: ["event": "\(event)"])
    }

    func record(databaseFailed kind: String) {
        logger.error("database", metadata: ["event": "failed", "reason": "\(kind)"])
    }

    /// Logs output that reached a console off the main actor, through a fault of the program or its compiler.
    func record(offMainActor function: StaticString) {
        logger.critical("off the main actor", metadata: ["function": "\(function)"])
    }

    func record(workerEnded reason: String) {
        logger.warning("worker ended", metadata: ["reason": "\(reason)"])
    }
}

/// Writes log events as lines: time, level, message and metadata sorted by name.
private struct FileLog: LogHandler {
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
