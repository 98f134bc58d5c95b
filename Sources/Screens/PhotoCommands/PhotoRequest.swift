/// Parsed photo command. Equal requests have the same command and arguments.
struct PhotoRequest: Equatable, Sendable {
    let command: any PhotoCommand.Type
    let numbers: [Int]
    /// Highest number that the command needs.
    let lastNumber: Int
    private let arguments: any Equatable & Sendable

    init<Command: PhotoCommand>(_ command: Command.Type, _ arguments: Command.Arguments) {
        self.command = command
        self.arguments = arguments
        numbers = Command.numbers(in: arguments)
        lastNumber = Command.lastNumber(in: arguments)
    }

    /// Arguments of this command; `nil` if the request is for another one.
    func arguments<Command: PhotoCommand>(of command: Command.Type) -> Command.Arguments? {
        self.command == command ? arguments as? Command.Arguments : nil
    }

    static func == (first: PhotoRequest, second: PhotoRequest) -> Bool {
        first.command == second.command && first.arguments.equals(second.arguments)
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
