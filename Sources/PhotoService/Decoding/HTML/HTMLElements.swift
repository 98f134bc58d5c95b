/// Properties of HTML elements (WHATWG HTML, 15.3 "Non-replaced elements").
enum HTMLElements {
    /// Elements without content and end tag.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
        "track",
        "wbr",
    ]

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dialog", "div",
        "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header",
        "hgroup", "hr", "legend", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table",
        "tbody",
        "td", "tfoot", "th", "thead", "tr", "ul",
    ]

    /// Elements that browsers do not render, and those whose content is no text.
    private static let hidden: Set<String> = [
        "audio", "canvas", "datalist", "head", "iframe", "noembed", "noframes", "noscript", "object", "rp",
        "script", "style", "svg", "template", "textarea", "title", "video", "xmp",
    ]

    /// Classes of MediaWiki for content that belongs to the page, not to the text.
    private static let pageClasses: Set<String> = ["noprint", "mw-editsection", "navigation-not-searchable"]

    static func isBlock(_ name: String, _ attributes: [String: String]) -> Bool {
        blocks.contains(name) && attributes["style"].map { style(of: $0, "display") != "inline" } ?? true
    }

    static func isHidden(_ name: String, _ attributes: [String: String]) -> Bool {
        if hidden.contains(name) || attributes["hidden"] != nil { return true }
        if let text = attributes["style"] {
            if style(of: text, "display") == "none" { return true }
            if ["hidden", "collapse"].contains(style(of: text, "visibility")) { return true }
        }
        let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map {
            $0.lowercased()
        }
        return !pageClasses.isDisjoint(with: classes) || name == "sup" && classes.contains("reference")
    }

    /// Elements that a start tag ends if they are open, and the elements in which only inner ones are ended
    /// (WHATWG HTML, 13.1.2.4 "Optional tags").
    static func ended(byStartOf name: String) -> (elements: Set<String>, limits: Set<String>)? {
        switch name {
        case "li": (["li"], ["ul", "ol"])
        case "dt", "dd": (["dt", "dd"], ["dl"])
        case "td", "th": (["td", "th"], ["table"])
        case "tr": (["tr"], ["table"])
        case "a": (["a"], ["table", "td", "th", "caption"])
        case _ where blocks.contains(name): (["p"], ["table", "td", "th", "caption"])
        default: nil
        }
    }

    /// Value of a property in a `style` attribute, in lower case; the last declaration counts.
    private static func style(of text: String, _ property: String) -> String? {
        text.split(separator: ";").compactMap { declaration -> String? in
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
            }
            guard parts.count == 2, parts[0] == property else { return nil }
            return parts[1].split(separator: "!").first.map { String($0.prefix { $0 != " " }) }
        }.last
    }
}
