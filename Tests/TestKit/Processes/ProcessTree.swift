import Glibc

struct ProcessTree: Equatable {
    private let members: [pid_t]

    init(of root: pid_t) {
        let all = RunningProcess.all
        var members = all.filter { $0.number == root }.map(\.number)
        var index = 0
        while index < members.count {
            let parent = members[index]
            members += all.filter { $0.parent == parent }.map(\.number)
            index += 1
        }
        self.members = members
    }

    /// Whether a thread of the processes is runnable or waits for the disk, and may still produce output.
    var isBusy: Bool { members.contains(where: Self.isBusy) }

    private static func isBusy(_ process: pid_t) -> Bool {
        let threads = "/proc/\(process)/task"
        return RunningProcess.numbers(in: threads).contains { thread in
            // proc(5): pid (name) state …
            let text = RunningProcess.text("\(threads)/\(thread)/stat")
            return text.lastIndex(of: ")").map { ["R", "D"].contains(text[$0...].dropFirst(2).first) }
                ?? false
        }
    }
}
