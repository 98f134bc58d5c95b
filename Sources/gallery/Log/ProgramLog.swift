import Logging

/// The log of this program: where it is, from which level on, and what writes to it.
struct ProgramLog {
    let file: LogFile
    let threshold: LogThreshold
    let logger: Logger

    /// `level` is the word of the settings; nil for the usual one.
    init(folder: String?, level: String?) {
        let file = LogFile(folder: folder), threshold = LogThreshold(level)
        (self.file, self.threshold) = (file, threshold)
        logger = Logger(label: "gallery") { _ in FileLog(file: file, threshold: threshold) }
    }

    /// Notes a command by its name, where that is one of ours: anything else may be what somebody looks for.
    func note(command line: String, known names: Set<String>) {
        let word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.lowercased()
        guard !word.isEmpty else { return }
        logger.info("command", metadata: ["name": "\(names.contains(word) ? word : "unknown")"])
    }

    /// Notes what has become of a database, without its place, which has a person's name in it.
    func note(database event: String, isBad: Bool) {
        logger.log(level: isBad ? .error : .notice, "database", metadata: ["event": "\(event)"])
    }

    /// Notes that the database could not do what it was asked to.
    func note(databaseFailed kind: String) {
        logger.error("database", metadata: ["event": "failed", "reason": "\(kind)"])
    }

    /// Notes that a process which decodes pictures had to be ended; another one takes its place.
    func note(workerEnded reason: String) {
        logger.warning("worker ended", metadata: ["reason": "\(reason)"])
    }
}
