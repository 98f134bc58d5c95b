import Foundation
import Glibc

/// The system's shell, waited for.
///
/// Not Foundation's `Process`: it waits for the end of a pipe that a program started elsewhere at the same moment
/// inherits and keeps open.
enum Shell {
    struct Failed: Error {}

    static func run(_ command: String) throws {
        guard system(command) == 0 else { throw Failed() }
    }

    /// The word as the shell reads it back.
    static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
