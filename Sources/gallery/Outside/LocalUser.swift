import Glibc

enum LocalUser {
    /// Full name of the account (GECOS field of passwd(5)), otherwise its login name; empty if both are missing.
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

    /// Full name from the GECOS field, which ends at the first comma. `&` is replaced by the capitalized login name.
    static func name(gecos: String, login: String) -> String {
        let full = gecos.prefix { $0 != "," }.replacing(
            "&", with: login.prefix(1).uppercased() + login.dropFirst())
        let name = full.drop { $0 == " " }
        return name.isEmpty ? login : String(name)
    }
}
