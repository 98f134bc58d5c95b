import ChildProcesses
import CommandShell
import Configuration
import FoundationEssentials
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Taste
import Terminal
import Viper
import Wording

extension Composition {
    /// The commands that are not values yet, in the order of help.
    func commands(on stack: CommandStack<Route>) -> [any GlobalCommands] {
        let console = front.console
        let others: [any GlobalCommands] = [
            ServiceCommand(
                services: services, lists: lists, stack: stack, console: console,
                showsPlace: front.hasPrompt),
            SetCommand(
                settings: settings.all(
                    live: [
                        ServiceSetting(services: services, lists: lists, stack: stack, settings.start),
                        ProtocolSetting(profile, settings.start), suggestions,
                    ], pictures: picturesFolder),
                keys: { [services] in services.keys }, path: settings.start.path, environment: environment,
                stack: stack, console: console),
            DoctorCommand(
                program: ProgramFindings(settings: settings.start, log: log),
                terminal: TerminalFindings(
                    profile: profile, capabilities: front.capabilities, environment: environment),
                services: ServiceFindings(services: services, transport: transport),
                store: StoreFindings(database: database, pictures: pictures, replies: replies),
                home: HomeFolder(environment: environment), console: console),
            CacheCommand(pictures: pictures, replies: replies, console: console),
            ProtocolCommand(profile: profile, console: console),
            KeyCommand(
                file: keyFile, services: services, lines: front.lines, console: console),
            StatusCommand(
                services: services, database: database, pictures: pictures, replies: replies,
                folder: picturesFolder,
                capabilities: front.capabilities, console: console),
        ]
        return others + [
            HelpCommand(stack: stack, console: console) {
                NavigationCommands.everywhere.filter(\.info.isListed).map { $0.info.verb(in: ParsingScope()) }
                    + others.flatMap(\.verbs)
            }
        ]
    }
}
