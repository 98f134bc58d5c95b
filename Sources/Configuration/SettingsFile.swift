public import GalleryCore
import Glibc

/// Lines of `name = value`; lines that start with `#` are comments. Invalid lines become faults; the others are used.
public struct SettingsFile: Equatable, Sendable {
    /// Path of a file, which may be missing; `nil` without a home folder.
    public let path: String?
    public private(set) var values: [String: String] = [:]
    public private(set) var faults: [SettingsFault] = []
    /// Whether a required file cannot be read.
    public private(set) var isMissing = false

    public static let none = SettingsFile(
        path: nil, names: FileNames(settings: [], keys: [], accounts: [], services: []))

    /// Reads the settings file. A missing file counts as empty, unless `isRequired`.
    public init(path: String?, isRequired: Bool = false, of services: [ServiceDescription]) {
        self.init(path: path, isRequired: isRequired, names: .settings(of: services))
    }

    init(path: String?, isRequired: Bool = false, names: FileNames) {
        self.path = path
        guard let path else { return }
        // Nonblocking, as it may be a FIFO.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        let code = errno
        guard descriptor >= 0 else {
            isMissing = isRequired
            if code != ENOENT || isRequired { faults = [.unreadable(path: path, code: code)] }
            return
        }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            isMissing = isRequired
            faults = [.notRegularFile(path: path)]
            return
        }
        parse(Self.text(descriptor), path: path, names: names)
        // As in OpenSSH, keys in a file that other users own or can access are not used, so that the user notices.
        let isForeign = info.st_uid != geteuid() && info.st_uid != 0 && geteuid() != 0
        if info.st_mode & 0o077 != 0 || isForeign {
            let found = names.secrets.filter { values.removeValue(forKey: $0) != nil }
            if !found.isEmpty { faults.append(.readableByOthers(path: path)) }
        }
    }

    init(text: String, path: String, names: FileNames) {
        self.path = path
        parse(text, path: path, names: names)
    }

    private mutating func parse(_ text: String, path: String, names: FileNames) {
        // Skips a byte order mark.
        let text = text.unicodeScalars.first?.value == 0xFEFF ? String(text.unicodeScalars.dropFirst()) : text
        // Also splits at CR LF, which is one Character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            let line = line.trimmed
            if line.isEmpty || line.hasPrefix("#") { continue }
            do throws(SettingsFault.LineFault) {
                let (name, value) = try Self.assignment(in: line, names: names)
                values[name] = value
            } catch {
                faults.append(.line(index + 1, path: path, error))
            }
        }
    }

    private static func assignment(
        in line: String, names: FileNames
    ) throws(SettingsFault.LineFault) -> (name: String, value: String) {
        let halves = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(\.trimmed)
        guard halves.count == 2, !halves[0].isEmpty else { throw .noAssignment }
        let name = SettingName.normalized(halves[0])
        guard !halves[1].isEmpty || names.mayBeEmpty(name) else { throw .noAssignment }
        guard names.contains(name) else {
            throw .unknownName(halves[0], known: names.written)
        }
        if let setting = SettingName(rawValue: name), !names.accepts(halves[1], as: setting) {
            throw .unknownValue(halves[1], of: setting, usage: names.usage(of: setting))
        }
        return (name, halves[1])
    }

    /// Text with each whitespace and C0 control character replaced by a space, and trimmed; `nil` if nothing is left.
    static func value(_ text: String) -> String? {
        let scalars = text.unicodeScalars.map { $0.properties.isWhitespace || $0.value < 32 ? " " : $0 }
        // Trimmed with a leading space, as in the file: a leading combining mark joins that space and is trimmed.
        let value = (" " + String(String.UnicodeScalarView(scalars))).trimmed
        return value.isEmpty ? nil : value
    }

    /// Reads at most 64 KiB.
    private static func text(_ descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
