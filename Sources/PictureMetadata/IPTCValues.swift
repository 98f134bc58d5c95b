/// IPTC data (IIM 4.2, record 2) in the image resources of Photoshop, found by searching a file.
struct IPTCValues {
    /// Numbers of data sets.
    enum Name: Int {
        case objectName = 5
        case keywords = 25
        case dateCreated = 55
        case timeCreated = 60
        case byLine = 80
        case credit = 110
        case copyrightNotice = 116
        case caption = 120
    }

    /// Image resource 0x0404 (Adobe Photoshop File Formats Specification).
    private static let signature = Array("8BIM".utf8) + [4, 4]
    /// Maximum number of values of a field.
    private static let most = 100

    private var texts: [Name: [String]] = [:]

    init(in file: UnsafeRawBufferPointer) {
        guard let name = file.position(after: Self.signature), let length = file.number(at: name, 1) else {
            return
        }
        // The name has a length byte and is padded to an even length.
        let size = name + (length + 2) / 2 * 2
        guard let bytes = file.number(at: size, 4), size + 4 + bytes <= file.count else { return }
        var at = size + 4
        let end = at + bytes
        while at + 5 <= end, file[at] == 0x1C, let count = file.number(at: at + 3, 2), at + 5 + count <= end {
            if file[at + 1] == 2, let name = Name(rawValue: Int(file[at + 2])), all(name).count < Self.most {
                let text = file.text(at + 5..<at + 5 + count)
                if !text.isEmpty { texts[name, default: []].append(text) }
            }
            at += 5 + count
        }
    }

    func all(_ name: Name) -> [String] { texts[name] ?? [] }

    /// Date of creation, and the time if it is stated.
    var date: String { all(.dateCreated).prefix(1).map { $0 + " " + first(.timeCreated) }.joined() }

    func first(_ name: Name) -> String { texts[name]?.first ?? "" }
}
