import GalleryCore
import Viper

/// Where photos are to be saved, and as what.
struct SaveOrder: Equatable, Sendable {
    /// Nil is the pictures folder.
    var folder: String?
    /// Nil keeps the file as it comes.
    var format: PictureFormat?
}

extension SaveOrder {
    /// Takes `to DIR` and `--as FORMAT` out of the words; what is left are numbers.
    init(takenFrom words: inout [String]) throws(UsageError) {
        self.init()
        if let option = words.firstIndex(where: { $0 == "--as" || $0.hasPrefix("--as=") }) {
            let isJoined = words[option] != "--as"
            guard isJoined || option + 1 < words.count else { throw UsageError(.arguments("save")) }
            let word = isJoined ? String(words[option].dropFirst(5)) : words[option + 1]
            guard let format = PictureFormat(word: word) else {
                let known = PictureFormat.allCases.map(\.rawValue)
                throw UsageError(.filterValue(word, of: "--as", known: known))
            }
            self.format = format
            words.removeSubrange(option...(isJoined ? option : option + 1))
        }
        if let to = words.firstIndex(of: "to") {
            guard to == words.count - 2, let last = words.last, !last.isEmpty else {
                throw UsageError(.arguments("save"))
            }
            folder = last
            words.removeSubrange(to...)
        }
    }
}
