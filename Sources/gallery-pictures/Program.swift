import CImageCodecs

/// Decoder of untrusted pictures. A separate process, so that a malicious picture cannot harm the main program.
@main enum Program {
    static func main() {
        let task = CommandLine.arguments.dropFirst().first
        gic_prepare()
        if let task, ["formats", "convert", "--version"].contains(task) { gic_load_formats() }
        let conversion = Conversion(arguments: CommandLine.arguments)
        ProcessLimits.apply(isConversion: conversion != nil)
        let holding = Containment.enter()
        // Libraries of rare formats are used only inside the seccomp sandbox.
        if holding.last != "seccomp" { gic_forget_formats() }
        if task == "--version" { return Libraries.print(holding) }
        if let conversion { return conversion.run() }
        DecodingLoop(isContained: holding.last == "seccomp").run()
    }
}
