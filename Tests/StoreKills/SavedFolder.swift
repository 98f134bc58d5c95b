import FoundationEssentials

/// Contents of a pictures folder after an interrupted save.
public struct SavedFolder {
    public private(set) var photos: [String] = []
    /// Hidden files, which no complete save leaves.
    public private(set) var leftoverFiles: [String] = []
    /// Photos that are incomplete or have no sidecar.
    public private(set) var broken: [String] = []

    private struct Sidecar: Decodable {
        let id: String
        let bytes: Int
    }

    /// `body` returns the last bytes of the photo with the given number.
    public init(at path: String, body: (Int) -> [UInt8]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() {
            guard !name.hasPrefix("."), !name.hasSuffix(".json") else {
                if name.hasPrefix(".") { leftoverFiles.append(name) }
                continue
            }
            photos.append(name)
            guard let file = FileManager.default.contents(atPath: path + "/" + name),
                let text = FileManager.default.contents(atPath: path + "/" + name + ".json"),
                let sidecar = try? JSONDecoder().decode(Sidecar.self, from: text),
                sidecar.bytes == file.count,
                let number = Int(sidecar.id.split(separator: ":").last ?? ""),
                file.starts(with: SamplePicture.head), file.suffix(body(number).count) == Data(body(number))
            else {
                broken.append(name)
                continue
            }
        }
    }
}
