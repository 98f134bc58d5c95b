import ArgumentParser

/// Measurements and checks that are too slow or too particular for the tests.
@main
struct Bench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery-bench", abstract: "Measure gallery and check it against outside material.",
        subcommands: [
            BoardTable.self, ServedBodies.self, Captions.self, Complete.self, DecodeReplies.self,
            DamageReplies.self,
            Drips.self, Echo.self,
            Faults.self,
            Fidelity.self, Flat.self, Full.self, HostileReplies.self,
            Keys.self, Kills.self, Lines.self, Looks.self, Next.self, Pictures.self, RandomKeys.self,
            Saves.self,
            Search.self, Session.self, Start.self, Stops.self, TasteTable.self, Tokens.self, Torment.self,
            Widths.self,
            Words.self,
        ])
}
