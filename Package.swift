// swift-tools-version: 6.2
import PackageDescription

/// Shared by all Swift targets: mixed isolation settings would change on which actor protocol witnesses run.
let commonSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // Releases contain the Swift runtime, so that no Swift installation is needed. Dynamic isolation checks are
    // disabled, because a failed check ends the process without a message; `MainActorGuard` logs the caller instead.
    // Optimizing for size saves two megabytes.
    .unsafeFlags(
        ["-static-stdlib", "-disable-dynamic-actor-isolation", "-Osize"],
        .when(platforms: [.linux], configuration: .release)),
    // Each batch of files checks the declarations of its whole module; with the default of 25 files, two processors take
    // a quarter longer.
    .unsafeFlags(["-driver-batch-size-limit", "100"], .when(configuration: .debug)),
]

/// Optimizes for speed in some configurations.
func settings(optimizedIn configurations: BuildConfiguration...) -> [SwiftSetting] {
    commonSettings + configurations.map { .unsafeFlags(["-O"], .when(configuration: $0)) }
}

/// Optimizes hot code (decoding, layout, the database) in debug builds; else tests take a third longer.
let optimizedSettings = settings(optimizedIn: .debug)

/// Optimizes the demo's painting in release builds, too; for size, it takes a fifth longer. In debug builds, the whole
/// module is optimized at once; else painting, half of the work of the end-to-end tests, takes twice as long.
let paintingSettings =
    settings(optimizedIn: .debug, .release)
    + [.unsafeFlags(["-wmo", "-num-threads", "2"], .when(configuration: .debug))]

/// Detects overwritten return addresses and copies that overflow in C code, some of which decodes untrusted pictures.
let cSettings: [CSetting] = [
    .unsafeFlags(["-fstack-protector-strong"]),
    .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
]

/// Links position-independent programs with immediate binding in release builds. Symbols are hidden, which permits dead
/// stripping; relocations are packed. In all builds, exports `symbols` to libraries loaded at runtime, which use them
/// instead of their own.
func programLinking(exporting symbols: [String] = []) -> [LinkerSetting] {
    let release = [
        "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic",
        "-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    ]
    let exports = symbols.flatMap { ["-Xlinker", "--export-dynamic-symbol=" + $0] }
    return [(BuildConfiguration.debug, exports), (.release, release + exports)].map { configuration, flags in
        .unsafeFlags(flags, .when(platforms: [.linux], configuration: configuration))
    }
}

/// Libraries that `CImageCodecs` calls. Debug builds link all of them. In release builds, `gallery` needs only those of
/// the encoders, because unused decoders are dropped.
let encoderLibraries: [LinkerSetting] = ["jpeg", "png", "webp"].map {
    .linkedLibrary($0, .when(configuration: .release))
}
let decoderLibraries: [LinkerSetting] = ["lcms2", "z"].map {
    .linkedLibrary($0, .when(configuration: .release))
}

/// Library that FlyingFox needs when Foundation is linked statically; its package does not declare it.
let foundationLibraries: [LinkerSetting] = [
    .linkedLibrary("_CFURLSessionInterface", .when(platforms: [.linux], configuration: .release))
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

let package = Package(
    name: "gallery",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "gallery-pictures", targets: ["gallery-pictures"]),
        // For `Tests/Benchmarks`, which is a package of its own.
        .library(
            name: "GalleryLibraries",
            targets: [
                "GalleryCore", "PhotoService", "PhotoStore", "PictureExchange", "Taste", "UseCases",
                "ChildProcesses", "StoreKills", "TestKit",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        .systemLibrary(name: "CEditline"),
        .target(name: "CSystem", publicHeadersPath: ".", cSettings: cSettings),
        .target(
            name: "CCurl", publicHeadersPath: ".", cSettings: cSettings,
            linkerSettings: [.linkedLibrary("curl")]),
        // Not linked: the first PIN loads the library at runtime.
        .target(name: "CScrypt", publicHeadersPath: ".", cSettings: cSettings),
        // Not linked: the first export or import loads the library at runtime.
        .target(name: "CArchive", publicHeadersPath: ".", cSettings: cSettings),
        .target(
            name: "CImageCodecs", cSettings: cSettings,
            linkerSettings: ["jpeg", "png", "webp", "lcms2", "z"].map {
                .linkedLibrary($0, .when(configuration: .debug))
            }),
        .target(
            name: "CSandbox", cSettings: cSettings,
            linkerSettings: [.linkedLibrary("seccomp", .when(configuration: .debug))]),

        // Core: entities, ports, use cases, settings, sentences, the shell and the screens.
        .target(name: "GalleryCore", swiftSettings: optimizedSettings),
        .target(name: "TextLayout", swiftSettings: optimizedSettings),
        .target(name: "MCP", dependencies: ["TextLayout"], swiftSettings: commonSettings),
        .target(name: "Viper", swiftSettings: commonSettings),
        .target(name: "CommandShell", dependencies: ["Viper", "TextLayout"], swiftSettings: commonSettings),
        .target(name: "Configuration", dependencies: ["GalleryCore"], swiftSettings: commonSettings),
        .target(
            name: "Wording", dependencies: ["GalleryCore", "Configuration"], swiftSettings: commonSettings),
        .target(name: "UseCases", dependencies: ["GalleryCore"], swiftSettings: commonSettings),
        .target(
            name: "Screens",
            dependencies: [
                "GalleryCore", "UseCases", "CommandShell", "Viper", "TextLayout", "Configuration", "Wording",
                "MCP",
            ],
            swiftSettings: commonSettings),

        // Adapters that implement the core's ports, and modules that they share.
        .target(name: "ChildProcesses", dependencies: ["CSystem"], swiftSettings: commonSettings),
        .target(name: "PictureExchange", swiftSettings: commonSettings),
        .target(name: "PictureMetadata", swiftSettings: commonSettings),
        .target(
            name: "PhotoService",
            dependencies: ["GalleryCore", "ChildProcesses", "CCurl", logging],
            swiftSettings: commonSettings),
        .target(
            name: "PhotoStore",
            dependencies: ["GalleryCore", "PictureMetadata", "CSystem", "CScrypt", "CArchive", grdb],
            swiftSettings: optimizedSettings),
        .target(name: "Taste", dependencies: ["GalleryCore"], swiftSettings: commonSettings),
        .target(
            name: "Pictures",
            dependencies: ["GalleryCore", "TextLayout", "ChildProcesses", "PictureExchange"],
            swiftSettings: optimizedSettings),
        .target(
            name: "Terminal",
            dependencies: ["CommandShell", "TextLayout", "ChildProcesses", "CEditline"],
            swiftSettings: commonSettings),

        .target(
            name: "Demo", dependencies: ["GalleryCore", "CImageCodecs", flyingFox, flyingSocks],
            swiftSettings: paintingSettings),

        .executableTarget(
            name: "gallery",
            dependencies: [
                "GalleryCore", "CommandShell", "Viper", "TextLayout", "Configuration", "Wording", "UseCases",
                "Screens", "MCP", "PhotoService", "PhotoStore", "Taste", "Pictures", "Terminal",
                "ChildProcesses", "CSystem", "Demo", "gallery-pictures", arguments, logging,
            ],
            exclude: ["Manual"], swiftSettings: commonSettings,
            linkerSettings: programLinking() + foundationLibraries + encoderLibraries),
        .executableTarget(
            name: "gallery-pictures",
            dependencies: ["CImageCodecs", "CSandbox", "PictureExchange", "PictureMetadata"],
            swiftSettings: commonSettings,
            // See format_heif.c.
            linkerSettings: programLinking(exporting: ["de265_start_worker_threads"]) + encoderLibraries
                + decoderLibraries + [.linkedLibrary("seccomp", .when(configuration: .release))]),

        .plugin(
            name: "NewScreen",
            capability: .command(
                intent: .custom(verb: "new-screen", description: "Generate a screen with tests."),
                permissions: [.writeToPackageDirectory(reason: "The screen's files are written.")]),
            path: "Sources/NewScreen"),

        // Reads source files without depending on them.
        .testTarget(
            name: "ArchitectureTests", dependencies: ["TestKit"], exclude: ["Compiler/TypedErrors.swift"],
            swiftSettings: optimizedSettings),

        // Each Swift library has a test target, except `PictureExchange` and `PictureMetadata`, which `PicturesTests`
        // and `PhotoStoreTests` test. `EndToEndTests` starts the program.
        // Programs that tests start but do not import are no dependencies: `swift test` builds them anyway, and a
        // dependency would recompile the tests with each change.
        // `TestKit` is a single target; split into three, tests would build 2 s faster after a change in
        // `PhotoService`.
        .target(
            name: "TestKit",
            dependencies: [
                "GalleryCore", "CommandShell", "Viper", "TextLayout", "ChildProcesses", "PhotoService",
            ],
            path: "Tests/TestKit", swiftSettings: optimizedSettings),
        .target(
            name: "StoreKills",
            dependencies: ["TestKit", "GalleryCore", "PhotoStore", "ChildProcesses"],
            path: "Tests/StoreKills", swiftSettings: commonSettings),
        .executableTarget(
            name: "store-probe", dependencies: ["GalleryCore", "PhotoService", "PhotoStore", "StoreKills"],
            path: "Tests/StoreProbe", swiftSettings: commonSettings, linkerSettings: programLinking()),
        .testTarget(
            name: "GalleryCoreTests", dependencies: ["TestKit", "GalleryCore"], swiftSettings: commonSettings),
        .testTarget(
            name: "MCPTests", dependencies: ["TestKit", "MCP", "TextLayout"], swiftSettings: commonSettings),
        .testTarget(name: "ViperTests", dependencies: ["TestKit", "Viper"], swiftSettings: commonSettings),
        .testTarget(
            name: "CommandShellTests",
            dependencies: ["TestKit", "CommandShell", "Viper", "TextLayout"], swiftSettings: commonSettings),
        .testTarget(
            name: "TextLayoutTests", dependencies: ["TestKit", "TextLayout"], swiftSettings: commonSettings),
        .testTarget(
            name: "ConfigurationTests",
            dependencies: ["TestKit", "Configuration", "GalleryCore", "PhotoService"],
            swiftSettings: commonSettings),
        .testTarget(
            name: "WordingTests",
            dependencies: ["TestKit", "Wording", "Configuration", "GalleryCore"],
            swiftSettings: commonSettings),
        .testTarget(
            name: "UseCasesTests",
            dependencies: ["TestKit", "UseCases", "CommandShell", "GalleryCore", "PhotoStore"],
            swiftSettings: commonSettings),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "TestKit", "UseCases", "Screens", "Terminal", "PhotoService", "PhotoStore", "Configuration",
                "GalleryCore", "CommandShell", "Viper", "TextLayout", "Wording", "MCP",
            ],
            swiftSettings: commonSettings),
        // Tests of `Sources/gallery/Composition`, which is part of the program.
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "TestKit", "gallery", "UseCases", "Screens", "Configuration", "PhotoService", "PhotoStore",
                "Pictures", "Terminal", "GalleryCore", "CommandShell", "Viper", "TextLayout", "Wording",
            ],
            swiftSettings: commonSettings),
        .testTarget(
            name: "ChildProcessesTests", dependencies: ["TestKit", "ChildProcesses"],
            swiftSettings: commonSettings),
        .testTarget(
            name: "PhotoServiceTests",
            dependencies: ["TestKit", "PhotoService", "PhotoStore", "ChildProcesses", "GalleryCore"],
            exclude: ["Offline/Saved"], swiftSettings: commonSettings),
        .testTarget(
            name: "PhotoStoreTests",
            dependencies: [
                "TestKit", "PhotoStore", "Wording", "PictureMetadata", "GalleryCore", "ChildProcesses",
                "StoreKills", grdb,
            ],
            swiftSettings: commonSettings),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "TestKit", "Pictures", "PictureExchange", "ChildProcesses", "GalleryCore", "TextLayout",
                "CImageCodecs",
            ],
            exclude: ["Containment/failing.c", "Containment/hostile.c"], swiftSettings: commonSettings),
        .testTarget(
            name: "TasteTests", dependencies: ["TestKit", "Taste", "GalleryCore", "Wording"],
            swiftSettings: commonSettings),
        .executableTarget(
            name: "terminal-probe",
            dependencies: ["Terminal", "CommandShell", "ChildProcesses", "TextLayout"],
            path: "Tests/TerminalProbe",
            swiftSettings: commonSettings, linkerSettings: programLinking()),
        .testTarget(
            name: "TerminalTests",
            dependencies: [
                "TestKit", "Terminal", "CommandShell", "Configuration", "Viper", "TextLayout",
                "ChildProcesses",
            ],
            swiftSettings: commonSettings),
        .testTarget(
            name: "DemoTests", dependencies: ["TestKit", "Demo", "GalleryCore"],
            swiftSettings: commonSettings),
        .testTarget(
            name: "EndToEndTests", dependencies: ["TestKit"],
            exclude: ["Debug/Transcripts", "Tools/reference_client.py"], swiftSettings: commonSettings),
    ]
)
