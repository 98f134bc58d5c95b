import FoundationEssentials
import GalleryCore

/// Author of a file. `Attribution`, which the author asks for, has precedence over `Artist`; both are HTML.
enum CommonsAuthor {
    static func author(_ metadata: CommonsMetadata) -> Author {
        let texts = ["Attribution", "Artist"].compactMap { metadata[$0].map(runs) }
        let names = texts.map { AuthorName.name(in: $0.map(\.text).joined()) }
        // Without a name in `Artist`, credits and lists show the credit that the author asks for.
        let candidates = creditLine(metadata) == nil ? names : Array(names.dropFirst() + names.prefix(1))
        let known = candidates.first { !$0.isEmpty } ?? ""
        let others = metadata["AuthorCount"].flatMap { Int($0) }.map { $0 > 1 } ?? false
        let link = texts.compactMap { Self.link(of: known, in: $0) }.first
        return Author(
            name: known.isEmpty || !others ? known : known + " and others", username: link.flatMap(user),
            link: link.flatMap(WebAddress.secured))
    }

    /// Whether the author asks for a credit or a name.
    static func isAttribution(_ metadata: CommonsMetadata) -> Bool {
        metadata["Attribution"].map { !AuthorName.name(in: runs($0).map(\.text).joined()).isEmpty } ?? false
    }

    /// `Attribution` that is a whole credit: it begins with `©` or names a license. Credits use its words unchanged.
    static func creditLine(_ metadata: CommonsMetadata) -> String? {
        guard let line = metadata.plain("Attribution").map({ String($0.oneLine.prefix(1_000)) }) else {
            return nil
        }
        let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }
        let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
        let isWhole =
            line.hasPrefix("©") || line.lowercased().hasPrefix("(c)")
            || !licenseWords.isDisjoint(with: words.map(String.init) + pairs)
        return isWhole ? line : nil
    }

    private static let licenseWords: Set<String> = [
        "license", "licence", "licensed", "cc0", "gfdl", "cc by", "cc sa", "cc zero", "creative commons",
        "public domain",
    ]

    private struct Run {
        let text: String
        let link: String?
    }

    /// Visible text with its links, without links to talk pages and to the files that the text is about.
    private static func runs(_ html: String) -> [Run] {
        var runs: [Run] = []
        for piece in HTMLFragment(html).pieces {
            switch piece {
            case .text(let text, let link): runs.append(Run(text: text, link: link.map(absolute)))
            case .lineBreak, .cellBreak: runs.append(Run(text: " ", link: nil))
            case .itemBreak: runs.append(Run(text: "; ", link: nil))
            // {{unknown}} repeats its text, which is in the language of the page, for programs in English.
            case .hidden(let text) where text.oneLine == "Unknown author":
                if let last = runs.lastIndex(where: { !$0.text.oneLine.isEmpty }) { runs.remove(at: last) }
            case .hidden: break
            }
        }
        var owner: Substring?
        var visible: [Run] = []
        for run in runs {
            let page = run.link.flatMap(pageName)
            guard page?.namespace != "File" else { continue }
            // Further links to pages of a user belong to the page: `(talk · contribs)`, in any language. Some users
            // write a part of their name as such a link.
            if let page, page.name == owner, page.namespace != "User" || isAside(after: visible) {
                let spelled = ((visible.last?.text ?? "") + run.text).lowercased()
                guard page.name.lowercased().contains(spelled) else { continue }
            }
            owner = page?.name ?? owner
            visible.append(run)
        }
        return visible
    }

    private static func isAside(after runs: [Run]) -> Bool {
        runs.last?.text.last { !$0.isWhitespace }.map { "(·|•/".contains($0) } ?? false
    }

    private static func absolute(_ address: String) -> String {
        address.hasPrefix("//") ? "https:" + address : address
    }

    /// Address of the first link whose text is part of the name. A link after a separator is another party's.
    private static func link(of name: String, in runs: [Run]) -> String? {
        for run in runs {
            guard let link = run.link, case let text = AuthorName.name(in: run.text), !text.isEmpty,
                let found = name.firstRange(of: text)
            else { continue }
            let before = name[..<found.lowerBound]
            return [" / ", ";", "&", " and ", " from ", " at "].contains(where: before.contains) ? nil : link
        }
        return nil
    }

    /// Namespace and name of the wiki page at an address, without subpage; for a page such as
    /// `Special:Contributions/NAME`, the name.
    private static func pageName(_ address: String) -> (namespace: Substring, name: Substring)? {
        guard let parts = URLComponents(string: address), let host = parts.host,
            host.hasSuffix(".org"), host.contains("wiki")
        else { return nil }
        let title =
            parts.queryItems?.first { $0.name == "title" }?.value
            ?? (parts.path.hasPrefix("/wiki/") ? String(parts.path.dropFirst(6)) : "")
        var halves = title.replacing("_", with: " ").split(separator: ":", maxSplits: 1)
        // Prefix of another wiki, such as `es:User:NAME`.
        if halves.count == 2, 2...3 ~= halves[0].count, halves[1].contains(":") {
            halves = halves[1].split(separator: ":", maxSplits: 1)
        }
        guard halves.count == 2 else { return nil }
        let steps = halves[1].split(separator: "/", maxSplits: 1)
        guard let name = halves[0] == "Special" ? steps.last : steps.first else { return nil }
        return (halves[0], name)
    }

    /// Name of a Commons user, from the address of a user page or its subpage; else `nil`. The page need not exist.
    private static func user(_ address: String) -> String? {
        guard let page = pageName(address), page.namespace == "User",
            URLComponents(string: address)?.host == "commons.wikimedia.org"
        else { return nil }
        let name = String(page.name).oneLine
        return name.isEmpty || name.utf8.count > 200 ? nil : name
    }
}
