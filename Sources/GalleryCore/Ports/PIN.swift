public enum PIN {
    public static let length = 4...8

    public static func isValid(_ text: String) -> Bool {
        length.contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
