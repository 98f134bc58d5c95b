/// Links in a terminal (OSC 8; gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
enum Hyperlink {
    /// The text as a link. The target is that of a span: printable ASCII of limited length.
    ///
    /// Parts of one link that stand on several rows carry the same id, so that they light up together.
    static func text(_ text: String, to target: String) -> String {
        "\u{1B}]8;id=\(identity(of: target));\(target)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }

    /// FNV-1a of 32 bits (RFC 9923): tells links apart, protects nothing.
    private static func identity(of target: String) -> String {
        let hash = target.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return String(hash, radix: 36)
    }
}
