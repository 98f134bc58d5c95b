import FoundationEssentials
import GalleryCore

/// Recorded replies in a folder that has the name of a service, or in subfolders with such names.
struct StoredReplies {
    struct File {
        let name: String
        let service: ServiceName
        let bytes: [UInt8]
    }

    /// Replies sorted by name; files of header fields are excluded.
    let files: [File]

    init(folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let own = ServiceName(rawValue: folder.split(separator: "/").last.map(String.init) ?? "")
        files = try names.flatMap { name -> [File] in
            let path = folder + "/" + name
            if (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil {
                return try StoredReplies(folder: path).files
            }
            guard !name.hasSuffix(".headers.json"), let data = FileManager.default.contents(atPath: path)
            else { return [] }
            return [File(name: name, service: own, bytes: Array(data))]
        }
    }
}
