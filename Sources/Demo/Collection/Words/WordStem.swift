import Foundation

/// Normalizes words for search: lowercase, without accents, simple English plurals as singulars.
enum WordStem {
    static func stems(in text: String) -> [String] {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return folded.lowercased().split { !($0.isLetter || $0.isNumber) }.map { stem(of: String($0)) }
    }

    private static func stem(of word: String) -> String {
        guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") else { return word }
        if word.hasSuffix("us") || word.hasSuffix("is") { return word }
        if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
        for ending in ["ches", "shes", "sses", "xes", "zes"] where word.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }
}
