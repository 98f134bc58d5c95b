import ArgumentParser

@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmarks", abstract: "Measure gallery beside other programs.",
        subcommands: [
            Start.self, Keys.self, Echo.self, Pictures.self, Fidelity.self, Search.self, Next.self,
            TasteTable.self, Captions.self, Kills.self, Saves.self, Words.self, Decode.self,
            MalformedPictures.self, Cancel.self, Grid.self,
        ])
}
