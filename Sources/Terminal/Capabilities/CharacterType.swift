import Glibc

/// LC_CTYPE of the locale, which determines the multibyte encoding of C libraries.
enum CharacterType {
    /// Applies the user's `LC_CTYPE`; `true` if its encoding is UTF-8.
    ///
    /// For other encodings, sets C.UTF-8, since libedit's C functions would drop each byte above 127. Leaves the other
    /// categories alone, as they would change number formats. If the locale is not installed, as often over ssh, its
    /// name still shows the terminal's encoding.
    static func adopt(environment: [String: String]) -> Bool {
        let isThere = setlocale(LC_CTYPE, "") != nil
        let isUTF8 =
            isThere
            ? String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" : namesUTF8(environment)
        if !isThere || !isUTF8 { _ = setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    /// Whether the variable that determines LC_CTYPE (POSIX.1-2017, XBD 8.2) names UTF-8, for example `ru_RU.UTF-8`.
    private static func namesUTF8(_ environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let codeset = name?.split(separator: ".").dropFirst().first?.prefix { $0 != "@" }.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }
}
