import CommandShell
import GalleryCore
import UseCases

extension SaveOrder {
    /// Removes `to DIR`, `--original` and `--as FORMAT` from the words and leaves the numbers.
    init(takenFrom words: inout [Word]) throws(UsageError) {
        self.init()
        if let option = words.firstIndex(where: { $0.text == "--original" }) {
            isOriginal = true
            words.remove(at: option)
        }
        if let option = words.firstIndex(where: { $0.text == "--as" || $0.text.hasPrefix("--as=") }) {
            let isJoined = words[option].text != "--as"
            guard !isOriginal, isJoined || option + 1 < words.count else {
                throw UsageError(.arguments("save"))
            }
            let value = isJoined ? words[option] : words[option + 1]
            let word = isJoined ? String(value.text.dropFirst(5)) : value.text
            guard let format = PictureFormat(word: word) else {
                let known = PictureFormat.allCases.map(\.rawValue)
                throw UsageError(
                    .filterValue(word, of: "--as", known: known), at: .argument(value.index, part: word))
            }
            self.format = format
            words.removeSubrange(option...(isJoined ? option : option + 1))
        }
        if let to = words.firstIndex(where: { $0.text == "to" }) {
            guard to == words.count - 2, let last = words.last, !last.text.isEmpty else {
                throw UsageError(.arguments("save"))
            }
            folder = last.text
            words.removeSubrange(to...)
        }
    }
}
