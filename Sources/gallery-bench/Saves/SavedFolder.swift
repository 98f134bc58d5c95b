import Foundation

/// What a pictures folder looks like after something went wrong.
struct SavedFolder {
    /// Names of photos.
    private(set) var photos: [String] = []
    /// Files that are neither a photo nor the credit of one.
    private(set) var strays: [String] = []
    /// Photos that are not whole, or have no credit.
    private(set) var broken: [String] = []

    private struct Note: Decodable {
        let id: String
        let bytes: Int
    }

    /// `body` makes the end of the photo of a number.
    init(at path: String, body: (Int) -> [UInt8]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() {
            guard !name.hasPrefix("."), !name.hasSuffix(".json") else {
                if name.hasPrefix(".") { strays.append(name) }
                continue
            }
            photos.append(name)
            guard let file = FileManager.default.contents(atPath: path + "/" + name),
                let text = FileManager.default.contents(atPath: path + "/" + name + ".json"),
                let note = try? JSONDecoder().decode(Note.self, from: text), note.bytes == file.count,
                let number = Int(note.id.split(separator: ":").last ?? ""),
                file.starts(with: SamplePicture.head), file.suffix(body(number).count) == Data(body(number))
            else {
                broken.append(name)
                continue
            }
        }
    }
}
