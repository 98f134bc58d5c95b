import Glibc

/// The character type of the locale, which decides how C libraries read and write text.
enum CharacterType {
    /// Takes the person's `LC_CTYPE` over; true when it writes UTF-8.
    ///
    /// Where it does not, C.UTF-8 is set nevertheless, since the editor's C functions would drop every byte
    /// above 127. Only `LC_CTYPE` is touched: other categories would change how numbers are written.
    static func adopt() -> Bool {
        let isUTF8 =
            setlocale(LC_CTYPE, "") != nil && String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8"
        if !isUTF8 { _ = setlocale(LC_CTYPE, "C.UTF-8") }
        return isUTF8
    }
}
