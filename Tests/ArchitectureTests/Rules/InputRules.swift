/// The environment and the clock are read in few places, which pass the values to other code.
enum InputRules {
    static let all = [
        Rule(
            "the environment and the disk are read by the composition and adapters",
            in: ["Sources/*.swift"],
            except: [
                "Sources/gallery/*", "Sources/gallery-pictures/Program.swift", "Sources/NewScreen/*",
                "Sources/Demo/DemoProgram.swift", "Sources/Configuration/Environment.swift",
                "Sources/Configuration/FolderLink.swift", "Sources/Configuration/AtomicFileWriter.swift",
                "Sources/ChildProcesses/ProcessSpawn.swift", "Sources/PhotoStore/Files/*",
                "Sources/PhotoStore/Lock/BootTime.swift", "Sources/PhotoService/Transport/Proxy.swift",
                "Sources/Pictures/Caches/FileBytes.swift", "Sources/Terminal/Editor/*",
                "Sources/Terminal/Input/*",
                "Sources/Terminal/Output/*", "Sources/Terminal/Signals/*",
            ],
            faults: [
                Fault(
                    "Sources/Screens/Search/SearchView.swift",
                    "let isWide = ProcessInfo.processInfo.environment.isEmpty"),
                Fault("Sources/Screens/Search/SearchView.swift", "if getenv(\"COLUMNS\") != nil { return }"),
                Fault("Sources/Screens/Search/SearchView.swift", "let names = Environment.all"),
                Fault("Sources/Screens/Search/SearchPresenter.swift", "let files = FileManager.default"),
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift",
                    "let text = try? String(contentsOfFile: path, encoding: .utf8)"),
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift",
                    "let isThere = FileManager().fileExists(atPath: path)"),
                Fault("Sources/UseCases/Planted.swift", "let data = try Data(contentsOf: address)"),
                Fault("Sources/UseCases/Planted.swift", "let arguments = CommandLine.arguments"),
                Fault("Sources/Wording/Planted.swift", "let isTerminal = isatty(1) == 1"),
                Fault("Sources/PhotoStore/Boards/Planted.swift", "let first = environ[0]"),
                Fault("Sources/Taste/Planted.swift", "let zone = TimeZone.current"),
            ],
            allowed: [
                Fault(
                    "Sources/Screens/Search/SearchView.swift",
                    "let columns = console.size.columns\nlet environment = start.environment")
            ]
        ) { file in
            file.source.violations { line in
                let name = line.words.first(where: readers.contains)
                return (name ?? reads.first(where: line.code.has)).map {
                    "names \($0): pass what it reads to an initializer"
                }
            }
        },
        Rule(
            "entities, sentences and views read no clock",
            in: [
                "Sources/GalleryCore/*.swift", "Sources/Viper/*.swift", "Sources/TextLayout/*.swift",
                "Sources/CommandShell/*.swift", "Sources/Configuration/*.swift", "Sources/Wording/*.swift",
                "Sources/Screens/*.swift",
            ],
            except: [
                // Interactors record when something happened; presenters and sources of choices word ages.
                "Sources/Screens/*Interactor.swift", "Sources/Screens/*Presenter.swift",
                "Sources/Screens/*Choices.swift",
                "Sources/Screens/Boards/Transfer/BoardTransfer.swift",
                "Sources/Screens/Grid/DoubleClick.swift",
                "Sources/Screens/PhotoCommands/Saving/SaveReport.swift", "Sources/CommandShell/Shell.swift",
                "Sources/Wording/Errors/Phrases+Errors.swift",
            ],
            faults: [
                "let start = ContinuousClock.now", "let clock = ContinuousClock()", "let now = Date()",
                "let now = Date.now",
                "let now: Date = .now", "let now = Date.init()", "show(at: .now)",
                "let age = date.timeIntervalSinceNow",
                "let start = SuspendingClock().now", "let start = DispatchTime.now()",
                "var seconds = time(nil)",
                "let start = ContinuousClock\n    .now",
            ].map { Fault("Sources/Screens/Search/SearchView.swift", $0) },
            allowed: [
                Fault(
                    "Sources/Screens/Search/SearchView.swift",
                    "func age(of date: Date, now: Date) -> Duration\nlet end: ContinuousClock.Instant\nlet now = values.now"
                )
            ]
        ) { file in
            file.source.violations { line in
                guard line.words.contains(where: clocks.contains) else { return nil }
                return line.code.drop { $0 == " " }.firstMatch(of: clock).map { _ in
                    "reads the clock: pass the time"
                }
            }
        },
    ]

    private static let readers: Set = [
        "ProcessInfo", "getenv", "secure_getenv", "environ", "isatty", "FileManager", "CommandLine", "getcwd",
        "UserDefaults", "NSHomeDirectory", "contentsOfFile",
    ]
    private static let reads = [
        "Environment.all", "Data(contentsOf", "String(contentsOf", "TimeZone.current", "Locale.current",
        "Calendar.current", "TimeZone.autoupdating",
    ]

    private static let clocks: Set = [
        "ContinuousClock", "SuspendingClock", "Date", "now", "timeIntervalSinceNow", "clock_gettime",
        "gettimeofday",
        "systemUptime", "time",
    ]

    private static var clock: Regex<Substring> {
        /\b(?:(?:Continuous|Suspending)Clock|Date)(?:\.init)?\(\)|\b(?:ContinuousClock|SuspendingClock|Date|DispatchTime|DispatchWallTime)\.now\b|(?:^|[^A-Za-z0-9_)\]?!])\.now\b|SinceNow\b|\b(?:clock_gettime|gettimeofday|systemUptime)\b|\btime\(nil\)/
    }
}
