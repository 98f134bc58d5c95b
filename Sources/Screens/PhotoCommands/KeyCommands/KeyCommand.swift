/// Command on photos that a key runs, with the words before and after the numbers of the photos.
struct KeyCommand: Hashable, Sendable {
    let name: String
    var before: [String] = []
    var after: [String] = []

    /// Adds the photos to the favorites or, if all of them are favorites, removes them.
    static let favorite = KeyCommand(name: "fav")
    static let save = KeyCommand(name: "save")
    static let credit = KeyCommand(name: "copy", after: [CopyPart.credit.rawValue])
    static let link = KeyCommand(name: "copy", after: [CopyPart.link.rawValue])
    static let web = KeyCommand(name: "web")

    static func add(toBoard name: String) -> KeyCommand { KeyCommand(name: "board", before: ["add", name]) }
}
