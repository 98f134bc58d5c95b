import FoundationEssentials
import Glibc
import TestKit
import Testing

/// Child processes of the test process, from /proc.
enum Child {
    /// Waits until the process has ended or is a zombie.
    static func awaitEnd(of process: pid_t) async {
        await eventually("\(process) ends") { status(of: process).map { $0.state == "Z" } ?? true }
    }

    static func pids(of name: String) -> [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { process in
            guard let status = status(of: process) else { return false }
            return status.name == name && status.parent == getpid() && status.state != "Z"
        }
    }

    static func peakMemory(of process: pid_t) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
            return nil
        }
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }

    /// proc(5): the name is in parentheses and may contain anything; state and parent follow.
    private static func status(of process: pid_t) -> (name: String, state: String, parent: pid_t)? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")")
        else { return nil }
        let rest = text[text.index(after: close)...].split(separator: " ")
        guard rest.count > 1, let parent = pid_t(rest[1]) else { return nil }
        return (String(text[text.index(after: open)..<close]), String(rest[0]), parent)
    }
}
