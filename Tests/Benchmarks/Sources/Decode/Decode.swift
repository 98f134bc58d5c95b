import ArgumentParser
import GalleryCore
import TestKit

struct Decode: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Decode recorded replies, in folders named like their service.")

    @Argument(help: "A folder of replies, or of such folders.")
    var folder: String

    func run() throws {
        let files = try StoredReplies(folder: folder).files
        var replies = 0
        var photos = 0
        var broken = 0
        for file in files {
            let reply = StoredReply.read(file.bytes, of: file.service)
            if reply != .other { replies += 1 }
            switch reply {
            case .photos(let list, let lost):
                photos += list.count
                broken += lost
            case .photo: photos += 1
            case .names, .part, .failure, .other: break
            }
            print("\(file.service)/\(file.name): \(Self.words(for: reply))")
        }
        print("\(files.count) files: \(replies) replies, \(photos) photos decoded, \(broken) not")
        if replies < files.count || broken > 0 { throw ExitCode.failure }
    }

    private static func words(for reply: StoredReply) -> String {
        switch reply {
        case .photos(let list, let lost):
            "list of \(list.count) photos, \(list.count(where: \.isSponsored)) paid for, \(lost) unreadable"
        case .photo(let photo): "one photo, \(photo.id), by \(photo.author.name)"
        case .names(let names): "\(names.count) names: \(names.joined(separator: ", "))"
        case .part(let words): words
        case .failure(let text): "error: \(text)"
        case .other: "not a reply of this kind"
        }
    }
}
