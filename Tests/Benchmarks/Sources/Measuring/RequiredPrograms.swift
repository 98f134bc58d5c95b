import ArgumentParser
import Glibc

enum RequiredPrograms {
    static func exist(_ paths: String...) -> Bool { paths.allSatisfy { access($0, X_OK) == 0 } }

    /// Throws an error that names the Debian package of a missing program.
    static func check(_ paths: String..., package: String) throws {
        for path in paths where access(path, X_OK) != 0 {
            throw ValidationError("\(path) was not found; run `apt-get install \(package)`.")
        }
    }
}
