import CommandShell

extension Word {
    var isPath: Bool { text.contains("/") || text.contains(".") && !BoardEdit.isNumbers(text) }
}
