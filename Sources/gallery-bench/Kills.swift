import ArgumentParser

struct Kills: ParsableCommand {}
