/// RAW files of cameras, which contain a JPEG picture.
public enum RawFormat {
    /// Value of a filter for all endings.
    public static let name = "raw"

    /// Lowercased extensions of file names.
    public static let endings: Set<String> = [
        "3fr", "arw", "cr2", "cr3", "crw", "dng", "erf", "iiq", "kdc", "mef", "mrw", "nef", "nrw", "orf",
        "pef",
        "raf", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
    ]

    /// File types with a value of the filter `type`; empty for other values.
    public static func types(_ value: String) -> [String] {
        let ending = value.lowercased()
        if ending == name { return endings.sorted() }
        return endings.contains(ending) ? [ending] : PictureKind(ending: ending).map { [$0.rawValue] } ?? []
    }

    /// Whether a file name with this extension is that of a picture, RAW or not.
    public static func isPicture(ending: some StringProtocol) -> Bool {
        PictureKind(ending: ending) != nil || endings.contains(ending.lowercased())
    }
}
