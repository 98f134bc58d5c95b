import Glibc
import TestKit

/// Recognizable access key, and the file that may contain it.
enum Canary {
    static let key = "canary-Kq7Zt2Vx9w"
    static let file = ".config/gallery/keys"

    static func text(_ home: Home) -> String { String(decoding: home.bytes(of: file), as: UTF8.self) }

    static func mode(_ path: String) -> mode_t? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & 0o777 : nil
    }

    /// Files written by the program that contain the key, except the key file.
    static func hits(_ home: Home, of key: String = key) throws -> String {
        try ProgramRun(
            ["/bin/sh", "-c", "grep -rl --exclude=keys \(key) '\(home.path)' /dev/null || true"],
            environment: ["PATH": "/usr/bin:/bin"]
        ).text
    }
}
