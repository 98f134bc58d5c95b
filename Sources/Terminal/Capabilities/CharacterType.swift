import Glibc

/// The character type of the locale, which decides how C libraries read and write text.
enum CharacterType {
    /// Takes the person's `LC_CTYPE` over; true when it writes UTF-8.
    ///
    /// Where it does not, C.UTF-8 is set nevertheless, since the editor's C functions would drop every byte
    /// above 127. Only `LC_CTYPE` is touched: other categories would change how numbers are written. A locale that is
    /// not installed here, as after ssh, still tells by its name what the terminal at the other end writes.
    static func adopt(environment: [String: String]) -> Bool {
        let isThere = setlocale(LC_CTYPE, "") != nil
        let isUTF8 =
            isThere
            ? String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" : namesUTF8(environment)
        if !isThere || !isUTF8 { _ = setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }

    /// By the variable that decides on the character type (POSIX.1-2017, XBD 8.2), as in `ru_RU.UTF-8`.
    private static func namesUTF8(_ environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let codeset = name?.split(separator: ".").dropFirst().first?.prefix { $0 != "@" }.lowercased()
        return codeset == "utf-8" || codeset == "utf8"
    }
}
