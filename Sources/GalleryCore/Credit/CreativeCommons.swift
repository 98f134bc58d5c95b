/// License or public domain tool of Creative Commons, current or retired (creativecommons.org/licenses/list).
public struct CreativeCommons: Hashable, Sendable {
    /// Short lower-case code, such as `by-sa`, `sa`, `sampling+`, `cc0` or `pdm`.
    public let code: String
    /// Such as `4.0`; `nil` if not stated.
    public let version: String?
    /// Legal system of a ported license, in upper case, such as `DE` or `IGO`.
    public let jurisdiction: String?

    /// Reads an address such as `https://creativecommons.org/licenses/by/3.0/igo/deed.en`.
    public init?(link: String?) {
        let address = (link ?? "").lowercased().prefix { $0 != "?" && $0 != "#" }
        let steps = address.split(separator: "/").map(String.init)
        guard steps.count > 3, ["http:", "https:"].contains(steps[0]),
            ["creativecommons.org", "www.creativecommons.org"].contains(steps[1])
        else { return nil }
        let version = steps.count > 4 && Self.isVersion(steps[4][...]) ? steps[4] : nil
        switch (steps[2], steps[3]) {
        case ("publicdomain", "zero"), ("publicdomain", "cc0"): self.init("cc0", version: version ?? "1.0")
        case ("publicdomain", "mark"): self.init("pdm", version: version ?? "1.0")
        case ("licenses", let code) where Self.isLicense(code):
            let port = steps.count > 5 && version != nil ? steps[5][...] : ""
            self.init(
                code, version: version, jurisdiction: Self.isJurisdiction(port) ? port.uppercased() : nil)
        default: return nil
        }
    }

    /// Reads a name such as `CC BY-SA 2.5,2.0,1.0`, `cc-by-sa-3.0-de`, `CC0`, `Public Domain Mark 1.0` or
    /// `Creative Commons Attribution-Share Alike 4.0 International`. Of several versions, takes the highest.
    public init?(name: String) {
        var words = name.lowercased().split {
            !$0.isASCII || !($0.isLetter || $0.isNumber || ".+".contains($0))
        }
        if words.starts(with: ["creative", "commons"]) { words.replaceSubrange(..<2, with: ["cc"]) }
        if words.first == "pdm" || words.starts(with: ["public", "domain", "mark"]) {
            self.init("pdm", version: words.first { Self.isVersion($0) }.map(String.init) ?? "1.0")
            return
        }
        if words.first == "cc0" || words.starts(with: ["cc", "zero"]) || words.starts(with: ["cc", "0"]) {
            self.init("cc0", version: "1.0")
            return
        }
        guard words.first == "cc" else { return nil }
        words.removeFirst()
        var terms: [String] = []
        while let (term, count) = Self.term(words) {
            terms.append(term)
            words.removeFirst(count)
        }
        let code = terms.joined(separator: "-")
        guard Self.isLicense(code) else { return nil }
        let versions = words.map { $0.hasSuffix("+") ? $0.dropLast() : $0 }.filter(Self.isVersion)
        let last = words.lastIndex { $0.first?.isNumber == true } ?? words.endIndex
        let port = words.dropFirst(last + 1).first { Self.ports.contains(String($0)) }
        self.init(
            code, version: versions.max { (Double($0) ?? 0) < (Double($1) ?? 0) }.map(String.init),
            jurisdiction: port?.uppercased())
    }

    public init(_ code: String, version: String?, jurisdiction: String? = nil) {
        self.code = code
        self.version = version
        self.jurisdiction = jurisdiction
    }

    /// Name in the spelling of Creative Commons, such as `CC BY-SA 2.1 JP`.
    public var name: String {
        let kind =
            switch code {
            case "cc0": "CC0"
            case "pdm": "Public Domain Mark"
            case "sampling+": "Sampling+"
            case "nc-sampling+": "NC Sampling+"
            default: "CC " + code.uppercased()
            }
        return [kind, version, jurisdiction].compactMap(\.self).joined(separator: " ")
    }

    /// Address of the license text; `nil` if the version is unknown.
    public var link: String? {
        let root = "https://creativecommons.org"
        switch code {
        case "cc0": return "\(root)/publicdomain/zero/1.0/"
        case "pdm": return "\(root)/publicdomain/mark/1.0/"
        case _ where code.contains("sampling"): return nil
        default:
            let port = jurisdiction.map { $0.lowercased() + "/" } ?? ""
            return version.map { "\(root)/licenses/\(code)/\($0)/\(port)" }
        }
    }
}

extension CreativeCommons {
    private static let licenses: Set<String> = [
        "by", "by-sa", "by-nc", "by-nd", "by-nc-sa", "by-nc-nd", "by-nd-nc", "sa", "nc", "nd", "nc-sa",
        "nd-nc", "nc-nd",
        "sampling", "sampling+", "nc-sampling+", "devnations",
    ]
    private static let ports = Set(
        """
        am ar at au az be bg br ca ch cl cn co cr cz de dk ec ee eg es fi fr ge gr gt hk hr hu ie igo il in it jp kr lu mk mt \
        mx my nl no nz pe ph pl pr pt ro rs scotland se sg si th tw ug uk us ve vn za
        """.split(separator: " ").map(String.init))

    /// Whether the code is that of a license, and not of a dedication to the public domain.
    public static func isReserved(_ code: String) -> Bool { licenses.contains(code) || code.hasPrefix("by-") }

    private static func isLicense(_ code: String) -> Bool { licenses.contains(code) }

    public static func isVersion(_ text: some StringProtocol) -> Bool {
        text.contains(".") && text.count <= 5 && Double(text) != nil
            && text.allSatisfy { $0.isNumber || $0 == "." }
    }

    private static func isJurisdiction(_ text: Substring) -> Bool { ports.contains(String(text)) }

    /// Term of a license at the start of its words, and how many words it takes.
    private static func term(_ words: [Substring]) -> (String, Int)? {
        guard let first = words.first else { return nil }
        switch first {
        case "by", "attribution": return ("by", 1)
        case "sa", "sharealike": return ("sa", 1)
        case "share" where words.dropFirst().first == "alike": return ("sa", 2)
        case "nc", "noncommercial": return ("nc", 1)
        case "non" where words.dropFirst().first == "commercial": return ("nc", 2)
        case "nd", "noderivs", "noderivatives": return ("nd", 1)
        case "no" where ["derivs", "derivatives"].contains(words.dropFirst().first): return ("nd", 2)
        case "sampling", "sampling+", "devnations": return (String(first), 1)
        default: return nil
        }
    }
}

extension License {
    public init(_ license: CreativeCommons) {
        self.init(code: license.code, name: license.name, link: license.link)
    }
}
