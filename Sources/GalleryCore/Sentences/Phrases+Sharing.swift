extension Phrases {
    /// Something was put onto the clipboard.
    public static func copied(_ text: String) -> String { "Copied: \(text)" }
    /// A page was opened in the browser.
    public static func opened(_ link: String) -> String { "Opened in the browser: \(link)" }
    /// The photo has no page.
    public static let noPage = "The service names no page for this photo; `info` shows what there is."
    /// The photo was not saved into the pictures folder.
    public static let notSavedYet = "This photo is not in the pictures folder; `save` puts it there."
}

extension Phrases.Help {
    /// `copy`.
    public static let copy = "put its link, credit, path or id on the clipboard"
    /// `web`.
    public static let web = "its page in the browser, or the address"
}
