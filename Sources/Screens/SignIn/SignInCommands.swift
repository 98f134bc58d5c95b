import CommandShell
public import GalleryCore
import Wording

/// Request of `login` or `logout`. An omitted service is the current or the only one.
public enum SignInRequest: Equatable, Sendable {
    case login(ServiceName?, isPasted: Bool)
    /// Signs out; unless confirmed, asks first.
    case logout(ServiceName?, isConfirmed: Bool)

    var service: ServiceName? {
        switch self {
        case .login(let service, _), .logout(let service, _): service
        }
    }
}

enum SignInCommands {
    static let anywhere: [CommandSpec<Route>] = [
        CommandSpec(
            "login", aliases: ["signin"], group: .tune, secret: .signInCode, Phrases.Help.login,
            examples: ["login unsplash", "login flickr --paste"],
            CommandArgument<SignInRequest>(
                "[SERVICE] [--paste]",
                takes: [.one(.servicesWithSignIn), .options(["--paste"])]
            ) { arguments, _ throws(UsageError) in
                defer { arguments = [] }
                var rest = arguments
                let count = rest.count
                rest.removeAll { $0.text.lowercased() == "--paste" }
                return .login(try rest.service(of: "login"), isPasted: rest.count < count)
            }
        ) { .signIn($0) },
        CommandSpec(
            "logout", aliases: ["signout"], group: .tune, Phrases.Help.logout,
            examples: ["logout", "logout flickr"],
            CommandArgument<SignInRequest>(
                "[SERVICE] [--yes]", takes: [.one(.servicesWithSignIn), .options(["--yes"])]
            ) { arguments, _ throws(UsageError) in
                defer { arguments = [] }
                // Earlier versions had `logout SERVICE yes`.
                let isConfirmed = ["--yes", "yes"].contains(arguments.last?.text.lowercased())
                let service = try (isConfirmed ? Array(arguments.dropLast()) : arguments).service(
                    of: "logout")
                return .logout(service, isConfirmed: isConfirmed)
            }
        ) { .signIn($0) },
    ]
}
