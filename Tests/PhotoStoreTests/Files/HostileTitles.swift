import TestKit

/// Attacks known from other programs, blank titles, and random mixtures of both with a fixed seed.
enum HostileTitles {
    static let all: [String] = known + blank + mixtures(1_200)

    private static let known: [String] = [
        "../../../etc/passwd", "..\\..\\windows\\system32", "/etc/passwd", "~/.bashrc", "~root", ".", "..",
        "...",
        "./x", ".bashrc", ".ssh/authorized_keys", "-rf", "--help", "-", "--", "- - -", " leading",
        "trailing ",
        "dot.", "dots...", "space .", "C:\\x", "\\\\server\\share", "file:///etc/passwd", "http://a/b?c#d",
        "a/b/c", "a\\b", "a\u{2044}b", "a\u{2215}b", "a\u{29F8}b", "a\u{FF0F}b", "a\u{2571}b", "a\u{FE68}b",
        "a\u{FF3C}b", "..%2f..%2f", "%00", "a\u{0}b.jpg",
        "CON", "con", "Con.txt", "NUL", "nul.tar.gz", "AUX", "PRN.x", "COM1", "COM9.jpg", "LPT1", "LPT¹",
        "CONIN$", "$(rm -rf /)", "`id`", "; rm -rf /", "| cat", "&& true", "> /tmp/x", "a\nb", "a\r\nb", "\t",
        "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}31m", "\u{90}q\u{9C}", "\u{7F}", "\u{202E}gpj.exe",
        "\u{200B}zero\u{200D}width\u{FEFF}", "\u{2066}x\u{2069}", "\u{E0041}\u{E007F}", "\u{3164}",
        "\u{2800}",
        "\u{2028}line\u{2029}", "\u{FFFE}", "\u{FFFF}", "\u{F8FF}", "\u{10FFFF}", "Z̸͔̽a̵l̷g̶o̴", "\u{301}\u{301}",
        String(repeating: "\u{300}", count: 1_000), "e" + String(repeating: "\u{301}", count: 1_000),
        "日本語", "Ωμέγα", "مرحبا", "שלום", "👩‍👩‍👧‍👦", "🇳🇴", "ﷺ", "İ", "ß", "null", "undefined", "true", "NaN", "-1",
        "1e999", "' OR 1=1 --", "\"quoted\"", "<script>alert(1)</script>", "*", "?", ":", "|",
        "a:b*c?d\"e<f>g|h",
        ".gallery-x.part", "x.jpg", "x.html", "x.desktop", "x.sh", "x.jpg.exe", "(2)", "x (2)", " - ",
        "a - b",
        " - demo-1", String(repeating: "x", count: 4_096), String(repeating: "語", count: 4_096),
        String(repeating: "👩‍👩‍👧‍👦", count: 1_024), String(repeating: "/", count: 300),
        String(repeating: ".", count: 300), String(repeating: " ", count: 300),
        String(repeating: "-", count: 300),
    ]

    private static let blank = ["", " ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{0}", "\u{AD}"]

    private static func mixtures(_ count: Int) -> [String] {
        var random = SeededRandom(seed: 1)
        func next(_ bound: Int) -> Int { .random(in: 0..<bound, using: &random) }
        let pieces = known + blank
        return (0..<count).map { _ in
            (0...next(6)).map { _ in
                if next(3) > 0 { return String(pieces[next(pieces.count)].prefix(60)) }
                return Unicode.Scalar(UInt32(next(0x11_0000))).map(String.init) ?? "\u{FFFD}"
            }.joined()
        }
    }
}
