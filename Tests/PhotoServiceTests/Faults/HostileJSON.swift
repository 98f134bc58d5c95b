/// JSON on which parsers have failed, in the classes of JSONTestSuite (seriot.ch/projects/parsing_json.html).
enum HostileJSON {
    struct Piece: Sendable, CustomStringConvertible {
        let bytes: [UInt8]
        var description: String { String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription }

        init(_ bytes: [UInt8]) { self.bytes = bytes }
        init(_ text: String) { bytes = Array(text.utf8) }
        init(string bytes: [UInt8]) { self.init([0x22] + bytes + [0x22]) }
    }

    static let valid: [Piece] =
        [
            "null", "true", "false", "0", "-0", "0e1", "0E+2", "1e-2", "1E22", "123.456e78", "-0.0", "1.0",
            "20e1", "4294967296", "9007199254740993", "-9223372036854775808", "9223372036854775807",
            "0.000000000000000000000000000000000000000000000000000000000000000000000000000000001", "\"\"",
            #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u001b[2J""#, #""\u0022""#, #""\u005C""#,
            #""\uD834\uDD1E""#,
            #""\ud83d\udc39\ud83d\udc8d""#, #""\u2028\u2029""#, #""\uFFFE\uFFFF""#, #""\u200B""#, #""a\/b""#,
            "\"\u{7F}\"", "\"\u{2028}\"", "\"\u{10FFFF}\"", "\"€𝄞\"", "\"/**/\"", "\"//\"", "[]", "[[]]",
            "[null]",
            "[1,null,\"a\",{}]", "[ ]", "[[]   ]", "[2] ", "{}", "{ }", #"{"":0}"#, #"{"a":{"a":{"a":{}}}}"#,
            #"{"id":1}"#, #"{"foo\u0000bar":1}"#, #"{"\uDFAA":0}"#, #"{"a":[]}"#, "{\n\"a\" :\r\n\"b\"\t}",
            #"{"id":"x","id":"y"}"#, #"{"a":1,"a":1}"#, "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]",
        ].map { Piece($0) } + [Piece("[" + String(repeating: "0,", count: 20_000) + "0]")]

    static let invalid: [Piece] =
        [
            "", " ", "nul", "nulll", "tru", "True", "FALSE", "NaN", "-NaN", "Infinity", "-Infinity", "+Inf",
            "undefined",
            "+1", "++1", "-", "--1", "-a", "01", "-01", "1.", "-2.", ".1", ".-1", "0.e1", "1.e5", "0e", "0e+",
            "0E", "1e",
            "1eE2", "1.0e", "1.0e+", "1 000", "1_000", "0x1", "0b1", "0o7", "1a", "1ea", "2.e+3", "0.3e+",
            "-1x", "１", "1,",
            "1e1e1", "1.2.3", "- 1", "'a'", "a", "\"", "\"a", "a\"", #""\""#, #""\x00""#, #""\a""#, #""\'""#,
            #""\u""#,
            #""\u1""#, #""\u12""#, #""\u123""#, #""\u12g4""#, #""\U0041""#, #""\ "#, "\"\n\"", "\"\t\"",
            "\"\u{1}\"",
            "\"a\0b\"", "\"a\" \"b\"", "“a”", "[", "]", "[[", "[1", "[1,", "[,1]", "[1,,2]", "[1 2]", "[1:2]",
            "[1,2",
            "[x]", "[\"a\"", "[}", "[1}", "[1,\n1\n,1", "[*]", "[(1)]", "[3[4]]", "[1]]", "[<null>]", "[#]",
            "[1] x",
            "[\u{B}]", "[\u{C}]", "[\u{A0}]", "[\u{2060}]", "{", "}", "{]", "{1:1}", "{a:1}", "{'a':1}",
            "{\"a\"}",
            "{\"a\":}", "{\"a\" 1}", "{\"a\":1:2}", "{\"a\"::1}", "{\"a\",1}", "{\"a\":1 \"b\":2}",
            "{\"a\":1,,\"b\":2}",
            "{,\"a\":1}", "{\"a\":1", "{\"a\":\"", "{\"a\":/*x*/1}", "{\"a\":1}//x", "{\"a\":1}#",
            "{\"a\":1}}",
            "{\"a\":\"b\"}/", "{null:1}", "{[]:1}", "{\"a\"=1}", "{\"a\":1;}", "{;}", "{🇨🇭}", "<a>", "<!--",
            "@", "*", "%",
            "\\", "\\u0041", "\u{FEFF}", "\u{FEFF}\"a\"x", "1]", "null]", "true,false", "/* */", "// 1", "()",
            "function(){}",
        ].map { Piece($0) }
        + [
            Piece([0x00]), Piece([0x5B, 0x00, 0x5D]), Piece([0xE5]), Piece([0x5B, 0xFF, 0x5D]),
            Piece([0x22, 0x5C, 0xE5, 0x22]), Piece([0x5B, 0x61, 0xE5, 0x5D]),
            Piece([0x7B, 0x22, 0xB9, 0x22]),
            Piece(String(repeating: "[", count: 100_000)),
            Piece(String(repeating: "[{\"\":", count: 50_000)),
            Piece(String(repeating: "{\"a\":", count: 100_000)),
            Piece(String(repeating: "]", count: 100_000)), Piece(String(repeating: "[1,", count: 50_000)),
        ]

    static let open: [Piece] =
        [
            "1e999", "-1e999", "1e-999", "1e10000000000000000000000",
            "0.4e00669999999999999999999999999999999",
            "18446744073709551615", "18446744073709551616", "-18446744073709551616", "-9223372036854775809",
            "100000000000000000000000000000", "-237462374673276894279832749832423479823246327846",
            "1.7976931348623159e308",
            "123123123123123123123123123123.5", "5e-324", "1e-400", #""\uD800""#, #""\uDFAA""#,
            #""\ud800abc""#,
            #""\uD800\n""#, #""\uD800\uD800""#, #""\uDd1e\uD834""#, #""\uD888\u1234""#, #"["\uDADA"]"#,
            "[1,]", "[1,\n]",
            "{\"a\":1,}", "[\"\",]", "\u{FEFF}{}", "\u{FEFF}[1]",
        ].map { Piece($0) }
        + [
            Piece(string: [0xE5]), Piece(string: [0xC0, 0xAF]), Piece(string: [0xED, 0xA0, 0x80]),
            Piece(string: [0xFC, 0x80, 0x80, 0x80, 0x80, 0x80]), Piece(string: [0x81]),
            Piece(string: [0xF4, 0xBF, 0xBF, 0xBF]), Piece(string: [0xE0, 0xFF]),
            Piece(string: [0xC2, 0x9B]),
            Piece(string: [0xFF, 0xFE]), Piece([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D]),
            Piece([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
            Piece([0xEF, 0xBB, 0xBF, 0x7B, 0x7D]),
            Piece(String(repeating: "[", count: 500) + String(repeating: "]", count: 500)),
            Piece(String(repeating: "{\"a\":", count: 600) + "1" + String(repeating: "}", count: 600)),
            Piece(String(repeating: "1", count: 100_000)),
            Piece("0." + String(repeating: "1", count: 100_000)),
            Piece("1e" + String(repeating: "9", count: 100_000)),
            Piece("\"" + String(repeating: "a", count: 7_000_000) + "\""),
            Piece("\"" + String(repeating: "\\u0000", count: 500_000) + "\""),
            Piece("{" + (0..<50_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"),
        ]
}
