import CommandShell
import GalleryCore

extension Board {
    /// Board name nearest to `name`, ignoring case; `nil` if no name is near.
    static func nearestName(to name: String, among names: [String]) -> String? {
        let nearest = NearestWord.to(name.lowercased(), among: names.map { $0.lowercased() })
        return names.first { $0.lowercased() == nearest }
    }

    /// Error that suggests the nearest name, for arguments that begin with no board name; `nil` if no name is near.
    static func misnamed(_ arguments: [String], among names: [String]) -> UsageError? {
        let all = arguments.joined(separator: " ")
        if let nearest = nearestName(to: all, among: names) {
            return UsageError(.board(all, nearest: nearest))
        }
        return arguments.first.flatMap { word in
            nearestName(to: word, among: names).map {
                UsageError(.board(word, nearest: $0), at: .argument(0, part: nil))
            }
        }
    }
}
