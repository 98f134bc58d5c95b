import ArgumentParser
import FoundationEssentials
import GalleryCore
import PhotoService

/// Says of every file in a folder what the decoders make of it.
struct DecodeReplies: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode", abstract: "Read a folder of stored replies of the Unsplash API.")

    @Argument(help: "The folder; every file in it is read.")
    var folder: String

    func run() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var replies = 0
        var photos = 0
        var broken = 0
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            let reply = UnsplashReply.read(Array(data))
            if reply != .other { replies += 1 }
            switch reply {
            case .photos(let list, let lost):
                photos += list.count
                broken += lost
            case .photo: photos += 1
            case .topics, .failure, .other: break
            }
            print("\(name): \(Self.words(for: reply))")
        }
        print("\(names.count) files: \(replies) replies, \(photos) photos decoded, \(broken) not")
    }

    private static func words(for reply: UnsplashReply) -> String {
        switch reply {
        case .photos(let list, let lost):
            "list of \(list.count) photos, \(list.count(where: \.isSponsored)) paid for, \(lost) unreadable"
        case .photo(let photo): "one photo, \(photo.id), by \(photo.author.name)"
        case .topics(let names): "\(names.count) topics: \(names.joined(separator: ", "))"
        case .failure(let text): "error: \(text)"
        case .other: "not a reply of this kind"
        }
    }
}
