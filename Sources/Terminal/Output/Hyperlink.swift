/// OSC 8 hyperlinks (gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
enum Hyperlink {
    /// The target must be printable ASCII of limited length. Parts of one link in different rows share an ID.
    static func text(_ text: String, to target: String) -> String {
        "\u{1B}]8;id=\(identity(of: target));\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// 32-bit FNV-1a (RFC 9923); distinguishes links, but is not secure.
    private static func identity(of target: String) -> String {
        let hash = target.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 36)
    }
}
