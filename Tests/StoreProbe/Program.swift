import Glibc
import StoreKills

/// Program that writes to the stores and confirms writes, for tests and benchmarks that kill it.
@main
enum Program {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let task = arguments.first.flatMap(ProbeTask.init(rawValue:)), arguments.count > 1 else {
            print(line: "usage: store-probe TASK FOLDER [FIRST [WRITES]], or tokens ADDRESS FOLDER")
            exit(2)
        }
        let rest = Array(arguments.dropFirst())
        do {
            if task == .tokens {
                try await TokenShell(base: rest[0], folder: rest.last ?? "").run()
            }
            let numbers = rest.dropFirst().compactMap { Int($0) }
            try Writer(
                task: task, folder: rest[0], first: numbers.first ?? 0,
                writes: numbers.dropFirst().first ?? 100_000
            ).run()
        } catch {
            print(line: "failed \(error)")
            exit(1)
        }
    }

    /// Writes a line without buffering, since a kill would lose a buffer's contents.
    static func print(line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    }
}
