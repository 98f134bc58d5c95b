/// Size in cells, and number, of the pictures in terminal output.
enum DrawnBox {
    static func ofKitty(_ output: [UInt8]) -> TerminalSize? {
        let text = String(decoding: output, as: UTF8.self)
        guard let match = text.firstMatch(of: #/_Ga=[Tp][^;]*,c=(\d+),r=(\d+)/#),
            let columns = Int(match.1), let rows = Int(match.2)
        else { return nil }
        return TerminalSize(columns: columns, rows: rows)
    }

    static func count(_ method: String, in output: [UInt8]) -> Int {
        let text = String(decoding: output, as: UTF8.self)
        return switch method {
        case "kitty": text.matches(of: #/_Ga=[Tp]/#).count
        case "iterm2": text.matches(of: #/1337;File=/#).count
        default: text.matches(of: #/P0;1;0q/#).count
        }
    }
}
