package enum MarkupAttacks {
    package static let all = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "</style><b>",
        "&lt;b&gt;",
        "]]>", "-->", "javascript:alert(1)", "\u{202E}gpj.exe", "a\u{0}b\u{1B}[31m", "](https://evil.test)",
        "| x |",
        "![x](http://evil.test/x)", "<!--", "{{7*7}}", "$(id)",
    ]
}
