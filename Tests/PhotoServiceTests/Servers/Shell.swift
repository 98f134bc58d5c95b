import Foundation
import Glibc

/// Synchronous shell commands.
/// Not Foundation's `Process`, which waits for the end of a pipe that another new program may inherit and keep open.
enum Shell {
    struct Failed: Error {}

    static func run(_ command: String) throws {
        guard system(command) == 0 else { throw Failed() }
    }

    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
