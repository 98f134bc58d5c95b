import FoundationEssentials
import Glibc

/// What the terminal is asked, all at once, its attributes last: every terminal answers those, so that what was not
/// answered before is not there.
enum TerminalQueries {
    /// The picture that kitty is asked about.
    static let id = 4211

    /// What a terminal is asked that we write to directly: `memory` is the name of shared memory with one pixel in
    /// it, nil when there is none.
    static func direct(memory: String?) -> String {
        let keys = "\u{1B}_Gi=\(id),s=1,v=1,a=q,f=24,"
        let kitty =
            keys + (memory.map { "t=s;" + Data($0.utf8).base64EncodedString() } ?? "t=d;AAAA") + "\u{1B}\\"
        return kitty + name + indirect
    }

    /// What is asked of a program that stands between: of kitty's control string it would make a title.
    static let indirect = sixelColors + sixelSize + cell + background + attributes

    /// XTSMGRAPHICS: 256 colors for sixel images, please.
    static let moreSixelColors = "\u{1B}[?1;3;256S"

    private static let name = "\u{1B}[>q"
    private static let sixelColors = "\u{1B}[?1;1;0S"
    private static let sixelSize = "\u{1B}[?2;1;0S"
    private static let cell = "\u{1B}[16t"
    private static let background = "\u{1B}]11;?\u{1B}\\"
    private static let attributes = "\u{1B}[c"
}

/// One pixel in shared memory, for the terminal to open if it is on this machine; it removes it then.
struct ProbeMemory {
    private static let folder = "/dev/shm"
    /// Its name, as shm_open(3) takes it.
    let name: String

    /// Nil when there is no shared memory.
    init?() {
        // As the pictures are called: the clean-up after a session finds it, too.
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

    /// Removes it if the terminal has not.
    func remove() { _ = unlink(Self.folder + name) }
}
