import CImageCodecs

/// Decodes pictures of hostile origin, so that a bad one costs this process and not the gallery.
@main enum Program {
    static func main() {
        let task = CommandLine.arguments.dropFirst().first
        gic_prepare()
        if let task, ["formats", "convert", "--version"].contains(task) { gic_load_formats() }
        let holding = Containment.enter()
        // More code that reads what strangers sent, only where it can do nothing else.
        if holding.last != "seccomp" { gic_forget_formats() }
        if task == "--version" { return Libraries.tell(holding) }
        if let conversion = Conversion(arguments: CommandLine.arguments) { return conversion.run() }
        ProcessLimits.apply(memory: ProcessLimits.memory)
        DecodingLoop(isContained: holding.last == "seccomp").run()
    }
}
