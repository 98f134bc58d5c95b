/// Recognizes titles that are names of files as cameras and phones give them, such as `IMG_4015.JPG`, `DSC01234 (2)`,
/// `P1010123` or `PXL_20240501_101530123`.
enum CameraTitle {
    private static let prefixes: Set<String> = [
        "cimg", "dcp", "dji", "dsc", "dscf", "dscn", "gopr", "hpim", "img", "imgp", "kif", "mvimg", "pano",
        "pict", "pxl", "vid",
    ]
    private static let additions: Set<String> = ["copy", "edit", "edited"]

    static func matches(_ text: String) -> Bool {
        var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        let hasExtension = words.count > 1 && PictureKind(ending: words[words.count - 1]) != nil
        if hasExtension { words.removeLast() }
        let numbers = words.filter { $0.allSatisfy(\.isNumber) }.map(\.count)
        let names = words.filter { $0.contains(where: \.isLetter) && !additions.contains(String($0)) }
        guard words.joined().count(where: \.isNumber) > 2, names.allSatisfy(isName) else { return false }
        // Without a prefix: a day and a time, or the folder and file of a Kodak camera.
        return !names.isEmpty || hasExtension || numbers.contains { $0 > 7 } || numbers == [3, 4]
    }

    private static func isName(_ word: Substring) -> Bool {
        let prefix = word.prefix { $0.isLetter }, number = word.dropFirst(prefix.count)
        guard number.allSatisfy(\.isNumber) else { return false }
        if prefixes.contains(String(prefix)) { return true }
        return switch prefix.count {
        case 1: number.count == 7
        // The second letter is the month, from October on; `WA` is a number of WhatsApp.
        case 2:
            ["pa", "pb", "pc"].contains(prefix) && number.count == 6 || prefix == "wa" && number.count == 4
        default: false
        }
    }
}

extension String {
    /// Whether a camera or a phone gave the name to the file, such as `IMG_4015.JPG`.
    public var isCameraFileName: Bool {
        utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && utf8.count < 100
            && CameraTitle.matches(self)
    }
}
