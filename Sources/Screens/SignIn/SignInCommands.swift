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
    static let signInWords = anywhere.prefix(1).flatMap { [$0.info.name] + $0.info.aliases }

    static let anywhere: [CommandSpec<Route>] = [
        CommandSpec(
            "login", aliases: ["signin"], group: .tune, Phrases.Help.login,
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
            CommandArgument<SignInRequest>("[SERVICE]", takes: [.one(.servicesWithSignIn)]) {
                arguments, _ throws(UsageError) in
                defer { arguments = [] }
                let isConfirmed = arguments.count == 2 && arguments[1].text.lowercased() == "yes"
                let service = try (isConfirmed ? Array(arguments.prefix(1)) : arguments).service(of: "logout")
                return .logout(service, isConfirmed: isConfirmed)
            }
        ) { .signIn($0) },
    ]
}
