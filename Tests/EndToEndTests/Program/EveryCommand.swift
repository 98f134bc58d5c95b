import FoundationEssentials

enum EveryCommand {
    static let lines = [
        "profile", "uploads",
        "help", "help all", "help keys", "help save", "recommend", "recommend nonsense", "next", "prev",
        "search cats color:bw", "more", "more 5", "page 1", "prev", "list", "clear", "help aliases",
        "refresh", "refine city",
        "without cat", "wider", "grid", "browse 2",
        "open 1", "open 3", "fav 2", "unfav 2", "list", "/cats", "1", "p", "n", "info", "full", "slideshow 1",
        "web", "web 1",
        "next", "prev", "zoom in", "left", "right", "up", "down", "zoom fit", "fav", "unfav", "undo",
        "credit",
        "credit md", "credit html", "credit figure", "credit frontmatter", "alt mine", "alt", "copy",
        "copy credit", "like", "dislike", "unlike", "why", "save",
        "similar",
        "credits", "credits md", "credits --reuse", "check", "check favorites", "info nowhere.jpg",
        "back",
        "similar by color", "back", "similar by look", "back", "forward", "back", "by", "back", "back",
        "fav 1-3", "unfav 2", "save 2 --as png", "figure", "alt 1 2 Fog, Sea", "mark 1 3", "marks", "back",
        "credit marked",
        "unmark marked",
        "tag 1 mine", "tags", "untag 1 mine", "note 1 here", "board new hall", "board add hall 1-2",
        "board use hall", "board add last", "boards",
        "open 1",
        "board move hall 2 to 1", "board cover hall 2", "board section hall top",
        "board move hall 1 to top", "board note hall seen", "board export hall json",
        "board rename hall attic", "board attic", "board remove attic", "board remove attic --yes", "undo",
        "board import nowhere.json",
        "board add hall none.jpg", "folder .", "folder order:date", "twins", "saved", "trash 1",
        "rename 1 as x",
        "seen", "seen cat", "favorites cat", "favorites", "topic", "topics", "topic sea",
        "collections", "collections fog", "collection nowhere", "random", "random cats", "history",
        "history cats",
        "history delete 1",
        "undo", "history clear", "history clear all", "undo", "seen --forget --yes", "taste forget cat",
        "taste clear", "taste", "private", "private off", "service", "service demo", "key", "login",
        "login flickr", "logout", "import", "export to ~/library", "import ~/library",
        "protocol",
        "protocol cells", "status", "set", "set columns 2", "set notify off", "set enter nothing",
        "set --example", "doctor", "log",
        "cache", "cache clear", "lock", "lock off", "unlock", "home",
        "undo", "nonsense", "save 99", "search colour:red", "search \"open", "open x", "help nonsense",
        "zoom x",
    ]

    /// Command names in the table of README.md.
    static var words: Set<String> {
        get throws {
            let file = #filePath.components(separatedBy: "/Tests/")[0] + "/README.md"
            let table = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
                .filter { $0.contains(#/^\|[a-z ]*\| `/#) }
            return Set(
                table.flatMap { row in
                    row.split(separator: "|", omittingEmptySubsequences: false)[2]
                        .matches(of: #/`([a-z]+)/#).map { String($0.output.1) }
                })
        }
    }
}
