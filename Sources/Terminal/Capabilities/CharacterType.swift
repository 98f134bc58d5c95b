import Glibc

/// Locale category LC_CTYPE, which determines the multibyte encoding used by C libraries.
enum CharacterType {
    /// Sets LC_CTYPE to the user's locale, or to C.UTF-8 if that is not installed or not UTF-8, since libedit's C
    /// functions would drop each byte above 127. Other categories are not set, because LC_NUMERIC would change number
    /// formats. Returns whether the locale is UTF-8; if it is not installed, as is common over ssh, its name decides.
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
