import TestKit

enum KernelTable {
    static func rows(of path: String) -> [[String]] {
        String(decoding: DiskFile.read(path) ?? [], as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: " ").map(String.init)
        }
    }
}
