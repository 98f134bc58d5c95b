import CommandShell
import GalleryCore

extension Board {
    /// The name that may have been meant, whatever its case.
    static func nearestName(to name: String, among names: [String]) -> String? {
        let nearest = NearestWord.to(name.lowercased(), among: names.map { $0.lowercased() })
        return names.first { $0.lowercased() == nearest }
    }
}
