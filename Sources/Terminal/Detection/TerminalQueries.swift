import FoundationEssentials
import Glibc

/// Device attributes come last: every terminal answers them, so an unanswered query is unsupported.
enum TerminalQueries {
    /// Image ID of the kitty query.
    static let id = 4211

    /// For a directly connected terminal. `memory` names shared memory with one pixel, `nil` if unavailable.
    static func direct(memory: String?) -> String {
        let keys = "\u{1B}_Gi=\(id),s=1,v=1,a=q,f=24,"
        let kitty =
            keys + (memory.map { "t=s;" + Data($0.utf8).base64EncodedString() } ?? "t=d;AAAA") + "\u{1B}\\"
        return kitty + name + indirect
    }

    /// Queries for a multiplexer, which would turn the kitty query into a window title.
    static let indirect = sixelColors + sixelSize + cell + background + attributes

    /// XTSMGRAPHICS: requests 256 sixel colors.
    static let moreSixelColors = "\u{1B}[?1;3;256S"

    private static let name = "\u{1B}[>q"
    private static let sixelColors = "\u{1B}[?1;1;0S"
    private static let sixelSize = "\u{1B}[?2;1;0S"
    private static let cell = "\u{1B}[16t"
    private static let background = "\u{1B}]11;?\u{1B}\\"
    private static let attributes = "\u{1B}[c"
}

/// One pixel in shared memory. A terminal on this machine opens and removes it.
struct ProbeMemory {
    private static let folder = "/dev/shm"
    /// Name for shm_open(3).
    let name: String

    /// `nil` if shared memory is unavailable.
    init?() {
        // Named like the pictures, so that the cleanup after a session also finds it.
        name = "/tty-graphics-protocol-gallery-\(getpid())-0-\(UInt32.random(in: 0...UInt32.max))"
        let file = open(Self.folder + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        let count = write(file, [0, 0, 0] as [UInt8], 3)
        close(file)
        guard count == 3 else {
            remove()
            return nil
        }
    }

    /// Removes it unless the terminal has done so.
    func remove() { _ = unlink(Self.folder + name) }
}
