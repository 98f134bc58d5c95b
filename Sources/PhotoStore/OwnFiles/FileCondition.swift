import FoundationEssentials
import GRDB
import GalleryCore

/// SQL condition for the files below a folder that match a search.
struct FileCondition {
    /// Returns the paths of files with a tag or note that has a word, or a longer one unless `isWhole`.
    typealias Annotated = (_ word: String, _ isWhole: Bool) -> [[UInt8]]

    /// Number of levels below the searched folder on which names of folders are found.
    private static let deepest = 16

    private static let all = "TRUE"

    /// Condition for the rows of the searched folders and all below.
    let folders: FolderCondition
    /// Expression of the full-text index, if only this decides about the files in the folders.
    private(set) var match: String?
    /// Condition for the files in the folders.
    private(set) var sql = Self.all
    private(set) var arguments: [(any DatabaseValueConvertible)?] = []

    /// Condition for all files. Its arguments begin with those of the folders.
    var inFolders: String {
        // The plus sign keeps SQLite from the index of the folders, which would read all files.
        "+folder IN (SELECT id FROM fileFolder WHERE \(folders.sql)) AND \(sql)"
    }

    /// `licenses` returns the codes that match a value of the filter.
    init(
        _ search: SearchQuery?, below folders: [[UInt8]], annotated: Annotated,
        licenses: (String) -> [String]
    ) {
        self.folders = FolderCondition(folders)
        let above = FoldersAbove(folders)
        let found = "id IN (SELECT rowid FROM fileWords WHERE fileWords MATCH ?)"
        var words: [String] = []
        let keywords = Self.words(of: search?.keywords ?? "")
        for word in keywords {
            let paths = annotated(word, false), match = Self.match(word, below: above)
            guard !paths.isEmpty else {
                words.append(match)
                continue
            }
            add("(\(found) OR \(Self.isAmong(paths)))", values: [match] + paths.map { Data($0) })
        }
        let excluded = search?.excluded ?? []
        // The full-text index finds files with all words without a look at files with only one of them.
        var match = words.joined(separator: " AND ")
        for word in excluded {
            let paths = annotated(word, true)
            let excludedWord = Self.match(word, below: above, isWhole: true)
            if paths.isEmpty, !words.isEmpty {
                match = "(\(match)) NOT \(excludedWord)"
            } else {
                add(
                    "NOT \(found) AND NOT \(Self.isAmong(paths))",
                    values: [excludedWord] + paths.map { Data($0) })
            }
        }
        for (name, value) in search?.filters ?? [:] {
            if name == .license {
                let codes = licenses(value)
                add("license IN \(Self.marks(codes))", values: codes)
            } else {
                add(name, value)
            }
        }
        guard !words.isEmpty else { return }
        if sql == Self.all { self.match = match }
        add(found, match)
    }

    /// Words, and phrases between quotation marks, without words of signs only, as in `Harbor - dawn`. The index has
    /// the names of folders and files apart.
    private static func words(of keywords: String) -> [String] {
        let parts = keywords.split(separator: "\"", omittingEmptySubsequences: false)
        let words = parts.indices.flatMap { index in
            let isPhrase = index % 2 == 1 && index + 1 < parts.count
            return isPhrase
                ? [String(parts[index])] : parts[index].split { " /".contains($0) }.map(String.init)
        }
        let found = words.filter { !FileIndex.words(in: $0).isEmpty }
        return found.isEmpty ? words : found
    }

    private mutating func add(_ name: FilterName, _ value: String) {
        switch (name, value) {
        case (.orientation, "landscape"): add("width > height")
        case (.orientation, "portrait"): add("width < height")
        case (.orientation, _): add("width = height")
        case (.width, _), (.height, _): add(name.rawValue, in: PixelLimit(value)?.range)
        case (.color, _):
            let families = FilterName.families(of: value).sorted()
            add(
                "(" + families.map { _ in "colors LIKE ?" }.joined(separator: " OR ") + ")",
                values: families.map { "% \($0) %" })
        case (.type, _):
            let types = RawFormat.types(value)
            add("kind IN \(Self.marks(types))", values: types)
        case (.camera, _): add("instr(camera, ?) > 0", value.lowercased().stored)
        case (.name, _), (.author, _):
            add(
                "id IN (SELECT id FROM filePath WHERE instr(\(name.rawValue), ?) > 0)",
                value.sortingKey.stored)
        case (.size, _): add("size", in: ByteLimit(value)?.range)
        case (.date, _):
            let days = DayRange(value)
            if let first = days?.first { add("taken >= ?", first) }
            if let last = days?.last { add("substr(taken, 1, ?) <= ?", last.utf8.count, last) }
            add("taken <> ''")
        default: break
        }
    }

    private mutating func add(_ column: String, in range: ClosedRange<Int>?) {
        add("\(column) BETWEEN ? AND ?", range?.lowerBound ?? 0, range?.upperBound ?? 0)
    }

    private mutating func add(_ condition: String, _ values: (any DatabaseValueConvertible)?...) {
        add(condition, values: values)
    }

    private mutating func add(_ condition: String, values: [(any DatabaseValueConvertible)?]) {
        sql += " AND " + condition
        arguments += values
    }

    private static func isAmong(_ paths: [[UInt8]]) -> String {
        "id IN (SELECT id FROM filePath WHERE path IN \(marks(paths)))"
    }

    private static func marks(_ values: [some Any]) -> String {
        "(" + values.map { _ in "?" }.joined(separator: ", ") + ")"
    }

    private static func quoted(_ word: String) -> String { "\"" + word.replacing("\"", with: "\"\"") + "\"" }

    /// Condition for a word in the full-text index. Unless `isWhole`, a word also matches longer words and, if it is a
    /// plural, the singular; in scripts without spaces, it always does. A word that a folder above also has is not
    /// found in the names of these folders.
    private static func match(_ word: String, below above: FoldersAbove, isWhole: Bool = false) -> String {
        let isPrefix = !isWhole || word.last.map(FileWords.isUnspaced) == true, end = isPrefix ? "*" : ""
        let alternatives = (isWhole ? [word] : WordForms.both(of: word)).flatMap { form in
            let form = FileWords.searched(form), words = FileIndex.words(in: form)
            guard words.contains(where: above.have) else {
                return ["{words folders} : " + quoted(form) + end]
            }
            return ["words : " + quoted(form) + end]
                + (1...deepest).map { level in
                    let levels = words.map { FileIndex.level(above.depth + level, $0) }
                    return "levels : " + quoted(levels.joined(separator: " ")) + end
                }
        }
        return "(" + alternatives.joined(separator: " OR ") + ")"
    }
}

/// SQL condition for folders and all folders below, by `path`.
struct FolderCondition {
    let sql: String
    let arguments: [(any DatabaseValueConvertible)?]

    init(_ folders: [[UInt8]]) {
        sql = folders.map { _ in "(path = ? OR path > ? AND path < ?)" }.joined(separator: " OR ")
        arguments = folders.flatMap { folder in
            let start = folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")]
            // The next byte after the slash, so that the range has all paths below the folder.
            return [Data(folder), Data(start), Data(start.dropLast() + [UInt8(ascii: "0")])]
        }
    }
}

/// The searched folder and those above it.
private struct FoldersAbove {
    let depth: Int
    private let words: [Substring]

    init(_ paths: [[UInt8]]) {
        let names = paths.map { $0.split(separator: UInt8(ascii: "/")) }
        depth = names.map(\.count).min() ?? 0
        words = names.joined().flatMap {
            FileIndex.words(in: FileWords.indexed(String(decoding: $0, as: UTF8.self)).lowercased())
        }
    }

    /// Whether a word of a name begins like this one.
    func have(_ word: Substring) -> Bool {
        let start = word.lowercased()
        return words.contains { $0.hasPrefix(start) }
    }
}
