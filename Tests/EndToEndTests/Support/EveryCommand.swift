/// One session with every command there is, and mistakes of every kind.
enum EveryCommand {
    static let lines = [
        "help", "help keys", "help save", "recommend", "search cats color:bw", "more", "refresh", "open 1",
        "info",
        "next", "prev", "zoom in", "left", "right", "up", "down", "zoom fit", "fav", "unfav", "undo",
        "credit",
        "credit md", "credit html", "copy", "copy credit", "like", "dislike", "why", "save", "similar",
        "back",
        "by", "back", "back", "fav 1-3", "unfav 2", "save 2 --as png", "favorites", "topic", "topic sea",
        "collections", "collections fog", "random", "random cats", "history", "history cats",
        "history delete 1",
        "undo", "history clear", "taste", "private", "private off", "service", "service demo", "key",
        "protocol",
        "protocol cells", "status", "set", "set columns 2", "set notify off", "set --example", "doctor",
        "cache", "cache clear", "home",
        "undo", "nonsense", "save 99", "search colour:red", "search \"open", "open x", "help nonsense",
        "zoom x",
    ]
}
