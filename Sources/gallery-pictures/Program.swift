import CImageCodecs

/// Decodes pictures of hostile origin, so that a bad one costs this process and not the gallery.
@main enum Program {
    static func main() {
        gic_prepare()
        let holding = Containment.enter()
        if CommandLine.arguments.dropFirst().first == "--version" { return Libraries.tell(holding) }
        if let conversion = Conversion(arguments: CommandLine.arguments) { return conversion.run() }
        ProcessLimits.apply(memory: ProcessLimits.memory)
        DecodingLoop(isContained: holding.last == "seccomp").run()
    }
}
