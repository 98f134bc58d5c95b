import Glibc

/// The person as the system knows them.
enum LocalPerson {
    /// The full name of the account that runs the program (passwd(5), GECOS), else its login name; empty for neither.
    static func name() -> String {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(geteuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil else {
            return ""
        }
        return withExtendedLifetime(buffer) {
            name(
                gecos: entry.pw_gecos.map { String(cString: $0) } ?? "",
                login: entry.pw_name.map { String(cString: $0) } ?? "")
        }
    }

    /// The name ends at the first comma; `&` in it stands for the login name, capitalized.
    static func name(gecos: String, login: String) -> String {
        let full = gecos.prefix { $0 != "," }.replacing(
            "&", with: login.prefix(1).uppercased() + login.dropFirst())
        let name = full.drop { $0 == " " }
        return name.isEmpty ? login : String(name)
    }
}
