import CommandShell
import GalleryCore

extension Board {
    /// The name that may have been meant, whatever its case.
    static func nearestName(to name: String, among names: [String]) -> String? {
        let nearest = NearestWord.to(name.lowercased(), among: names.map { $0.lowercased() })
        return names.first { $0.lowercased() == nearest }
    }

    /// That no board is called like all of the words or the first, with the one that may have been meant, which can
    /// be shown instead; nil when there is none.
    static func misnamed(_ words: [String], among names: [String]) -> UsageError? {
        let all = words.joined(separator: " ")
        if let nearest = nearestName(to: all, among: names) {
            return UsageError(.board(all, nearest: nearest))
        }
        return words.first.flatMap { word in
            nearestName(to: word, among: names).map {
                UsageError(.board(word, nearest: $0), at: .argument(0, part: nil))
            }
        }
    }
}
