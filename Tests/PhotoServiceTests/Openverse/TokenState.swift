import Foundation

struct TokenState {
    /// Number of the token; `nil` if missing or damaged.
    let number: Int?
    let isThere: Bool
    /// Whether other users can access the folder or a file in it.
    let isLoose: Bool
    /// Number of files other than the token and its lock.
    let leftoverFiles: Int

    private struct Stored: Decodable {
        let client: String
        let value: String
    }

    init(folder: String) {
        let bytes = FileManager.default.contents(atPath: folder + "/openverse-token")
        isThere = bytes != nil
        let stored = bytes.flatMap { try? JSONDecoder().decode(Stored.self, from: $0) }
        number = stored.flatMap { stored in
            stored.client == "client" ? Int(stored.value.dropFirst("token-".count)) : nil
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        leftoverFiles = names.count { !["openverse-token", "openverse-token.lock"].contains($0) }
        isLoose = ([""] + names.map { "/" + $0 }).contains { name in
            var info = stat()
            return lstat(folder + name, &info) == 0 && info.st_mode & 0o077 != 0
        }
    }
}
