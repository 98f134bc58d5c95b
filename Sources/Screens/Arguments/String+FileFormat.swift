extension String {
    private static let fileFormats: Set = [
        "7z", "adoc", "csv", "db", "doc", "docx", "epub", "gz", "htm", "html", "json", "jsonl", "latex",
        "markdown",
        "marp", "md", "odp", "ods", "odt", "org", "pdf", "ppt", "pptx", "presenterm", "rar", "rtf", "sqlite",
        "svg",
        "tar", "tex", "tgz", "toml", "tsv", "txt", "xls", "xlsx", "xml", "yaml", "yml", "zip",
    ]

    /// Whether the word names a format of documents or archives, which after `to` is probably not the name of a folder.
    var isFileFormat: Bool { Self.fileFormats.contains(lowercased()) }
}
