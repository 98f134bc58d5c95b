public import Glibc

public struct RunningProcess: Equatable, Sendable {
    public let number: pid_t
    /// Program name, at most 15 bytes.
    public let name: String

    /// Process with this number; `nil` if there is no such process, or only a zombie.
    public init?(_ number: pid_t) {
        // proc(5): pid (name) state ppid …
        let text = Self.text("/proc/\(number)/stat")
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
        let fields = text[close...].dropFirst().split(separator: " ")
        guard fields.count > 1, !["Z", "X"].contains(fields[0]) else { return nil }
        self.number = number
        isStopped = fields[0] == "T"
        name = String(text[text.index(after: open)..<close])
        parent = pid_t(fields[1]) ?? 0
    }

    public let isStopped: Bool
    let parent: pid_t

    public var isAlive: Bool { RunningProcess(number)?.name == name }

    public static func children(of parent: pid_t) -> [RunningProcess] { all.filter { $0.parent == parent } }

    static var all: [RunningProcess] { numbers(in: "/proc").compactMap { RunningProcess($0) } }

    static func numbers(in path: String) -> [pid_t] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var found: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = pid_t(name) { found.append(number) }
        }
        return found
    }

    /// Peak resident memory in KiB (`VmHWM` of proc(5)).
    public var peakMemory: Int? { status("VmHWM") }

    /// Size of the address space in KiB (`VmSize`).
    public var addressSpace: Int? { status("VmSize") }

    /// Resident memory in KiB (`VmRSS`).
    public var memory: Int? { status("VmRSS") }

    /// KiB of `memory` attributed to other processes that share it (`Rss` minus `Pss` of /proc/pid/smaps_rollup).
    public var carriedByOthers: Int? {
        let path = "/proc/\(number)/smaps_rollup"
        guard let all = kibibytes("Rss", in: path), let own = kibibytes("Pss", in: path) else { return nil }
        return all - own
    }

    /// Anonymous part of `memory`, in KiB (`RssAnon`).
    public var anonymousMemory: Int? { status("RssAnon") }

    private func status(_ name: String) -> Int? { kibibytes(name, in: "/proc/\(number)/status") }

    private func kibibytes(_ name: String, in path: String) -> Int? {
        let line = Self.text(path).split(separator: "\n").first {
            $0.hasPrefix(name + ":")
        }
        return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
    }

    static func text(_ path: String) -> String {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
