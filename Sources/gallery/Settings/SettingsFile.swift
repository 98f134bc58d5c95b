import GalleryCore
import Glibc
import Wording

/// Reads `name = value` lines; `#` begins a comment. A bad line is named and left out, the rest counts.
struct SettingsFile {
    /// Known names with their values.
    private(set) var values: [String: String] = [:]
    /// Sentences about what was left out, made when they are asked for: the language may stand in the file.
    var complaints: [String] { faults.map { $0() } }

    /// How many there are of them.
    var faultCount: Int { faults.count }

    private var faults: [() -> String] = []

    /// It was asked for by name and cannot be read.
    private(set) var isMissing = false

    /// A file that is not there is an empty one, unless it was asked for by name.
    init(path: String?, isRequired: Bool, names: [String] = Settings.names) {
        guard let path else { return }
        // Not blocking: it may be a FIFO.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        let isThere = descriptor >= 0 || errno != ENOENT
        defer { if descriptor >= 0 { close(descriptor) } }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            isMissing = isRequired
            if isThere || isRequired { faults = [{ Phrases.settingsMissing(path) }] }
            return
        }
        parse(Self.text(descriptor), path: path, names: names)
        // What others can read is no secret; using it would hide that (OpenSSH does the same).
        let isOthers = info.st_uid != geteuid() && info.st_uid != 0 && geteuid() != 0
        if info.st_mode & 0o077 != 0 || isOthers {
            let found = KeyName.allCases.filter { values.removeValue(forKey: $0.rawValue) != nil }
            if !found.isEmpty { faults.append { Phrases.looseSettings(path) } }
        }
    }

    /// What stands in a file that only this program writes, whoever can read it.
    static func values(of path: String) -> [String: String] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return [:] }
        defer { close(descriptor) }
        var file = SettingsFile(path: nil, isRequired: false)
        file.parse(text(descriptor), path: path, names: KeyName.allCases.map(\.rawValue))
        return file.values
    }

    private mutating func parse(_ text: String, path: String, names: [String]) {
        // Some editors begin every file with a mark of its encoding.
        let text = text.unicodeScalars.first?.value == 0xFEFF ? String(text.unicodeScalars.dropFirst()) : text
        // Swift takes the two characters of a line's end on Windows for one.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            let halves = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
            guard halves.count == 2 else {
                faults.append { Phrases.settingsLine(index + 1, path, Phrases.noAssignment) }
                continue
            }
            let word = SettingName.plain(halves[0])
            guard names.contains(word) else {
                faults.append {
                    Phrases.settingsLine(index + 1, path, Phrases.unknownSetting(halves[0], known: names))
                }
                continue
            }
            if let name = SettingName(rawValue: word), !name.takes(halves[1]) {
                faults.append {
                    let reason = Phrases.Settings.notTaken(halves[1], by: word, choices: name.choices)
                    return Phrases.settingsLine(index + 1, path, reason)
                }
                continue
            }
            values[word] = halves[1]
        }
    }

    /// At most 64 KiB: nobody writes more by hand.
    private static func text(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
