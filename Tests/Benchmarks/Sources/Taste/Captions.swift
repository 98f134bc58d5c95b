import ArgumentParser
import Foundation
import GalleryCore

struct Captions: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a folder for taste of Flickr8k.token.txt or of COCO's captions.")

    @Argument(help: "The file with the captions.") var file: String
    @Argument(help: "The folder, which is made.") var folder: String

    func run() throws {
        var drawn = DrawnFacts(seed: 8)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let lines = try CaptionFile(file).pictures.map { picture in
            let held = Array(picture.captions.dropFirst(2))
            let facts = drawn.next(held)
            var known: Set<String> = []
            let tags = CaptionedCollection.words(of: picture.captions[1]).filter { known.insert($0).inserted }
            let size = picture.size ?? (facts.isTall ? (375, 500) : (500, 375))
            let line = CaptionedCollection.Line(
                id: picture.id, title: picture.captions[0], author: facts.author, held: held, tags: tags,
                color: facts.color.hex, width: size.0, height: size.1)
            return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try lines.joined().write(toFile: folder + "/photos.jsonl", atomically: true, encoding: .utf8)
        print("\(lines.count) photos")
    }
}
