import ArgumentParser
import FoundationEssentials
import GalleryCore
import TestKit

struct Decode: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Decode recorded replies, in folders named like their service.")

    @Argument(help: "A folder of replies, or of such folders.")
    var folder: String

    func run() throws {
        // Files of header fields are not replies.
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
            .filter { !$0.hasSuffix(".headers.json") }
        var files = 0
        var replies = 0
        var photos = 0
        var broken = 0
        for path in paths {
            let parts = "\(folder)/\(path)".split(separator: "/").suffix(2).map(String.init)
            guard let bytes = FileManager.default.contents(atPath: folder + "/" + path), parts.count == 2
            else { continue }
            files += 1
            let reply = StoredReply.read(Array(bytes), of: ServiceName(rawValue: parts[0]))
            if reply != .other { replies += 1 }
            switch reply {
            case .photos(let list, let lost):
                photos += list.count
                broken += lost
            case .photo: photos += 1
            case .names, .part, .failure, .other: break
            }
            print("\(parts[0])/\(parts[1]): \(Self.words(for: reply))")
        }
        print("\(files) files: \(replies) replies, \(photos) photos decoded, \(broken) not")
        if replies < files || broken > 0 { throw ExitCode.failure }
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
