// swift-tools-version: 6.2
import PackageDescription

/// One dialect for every target: mixing the isolation settings would change where protocol witnesses run.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // The Swift runtime is part of a release, so that it runs where no Swift is installed. A dynamic isolation check that
    // fails ends the process without a message; `MainActorGuard` logs the caller instead.
    .unsafeFlags(
        ["-static-stdlib", "-disable-dynamic-actor-isolation"],
        .when(platforms: [.linux], configuration: .release)),
]

/// What a test calls a million times: painting, decoding, laying out text, reading what a terminal shows. Without the
/// optimizer the suite takes a third longer.
let optimized = house + [SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Linker settings of the programs, which are position-independent and bind all symbols at start. Swift would export every
/// symbol of a static executable, so that nothing unused is removed; 100,000 relocations are packed; and only libraries
/// that are called are loaded (`as-needed.cfg` says why that takes a file).
let staticExecutable: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker",
            "now",
            "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
            "-Xclang-linker", "--config=" + Context.packageDirectory + "/Sources/gallery/as-needed.cfg",
        ], .when(platforms: [.linux], configuration: .release))
]

/// What a library that is loaded later finds in the program before its own (format_heif.c says why).
let found: [LinkerSetting] = [
    .unsafeFlags(
        ["-Xlinker", "--export-dynamic-symbol=de265_start_worker_threads"], .when(platforms: [.linux]))
]

/// An executable is linked with the objects of those it depends on: in a release the linker drops those that nothing
/// calls, so that only who calls them needs the libraries.
let encoders: [LinkerSetting] = ["jpeg", "png", "webp"].map {
    .linkedLibrary($0, .when(configuration: .release))
}
let decoders: [LinkerSetting] = ["lcms2", "z"].map { .linkedLibrary($0, .when(configuration: .release)) }

/// What FlyingFox's Foundation needs when it is part of the binary; its own package does not say so.
let networking: [LinkerSetting] = [
    .linkedLibrary("_CFURLSessionInterface", .when(platforms: [.linux], configuration: .release))
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")

let package = Package(
    name: "gallery",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "gallery-pictures", targets: ["gallery-pictures"]),
        // For `Tests/Benchmarks`, a package of its own.
        .library(
            name: "GalleryLibraries",
            targets: [
                "GalleryCore", "PhotoService", "PhotoStore", "PictureExchange", "Taste", "Screens",
                "ChildProcesses", "Fakes", "PseudoTerminals", "RecordedReplies", "StoreKills",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        // C libraries and shims.
        .systemLibrary(name: "CEditline"),
        .systemLibrary(name: "CSystem"),
        // No system library: it is loaded with the first request.
        .target(name: "CCurl", publicHeadersPath: "."),
        // The same: with the first PIN.
        .target(name: "CScrypt", publicHeadersPath: "."),
        .target(
            name: "CImageCodecs",
            linkerSettings: ["jpeg", "png", "webp", "lcms2", "z"].map {
                .linkedLibrary($0, .when(configuration: .debug))
            }),
        .target(
            name: "CSandbox", linkerSettings: [.linkedLibrary("seccomp", .when(configuration: .debug))]),

        // The inside: values, protocols, the generic VIPER core, the screens.
        .target(name: "GalleryCore", swiftSettings: optimized),
        .target(name: "TextLayout", swiftSettings: optimized),
        .target(name: "Viper", swiftSettings: house),
        .target(name: "CommandShell", dependencies: ["Viper", "TextLayout"], swiftSettings: house),
        .target(name: "Configuration", dependencies: ["GalleryCore"], swiftSettings: house),
        .target(name: "Wording", dependencies: ["GalleryCore", "Configuration"], swiftSettings: house),
        .target(
            name: "Screens", dependencies: ["GalleryCore", "CommandShell", "Viper", "TextLayout", "Wording"],
            swiftSettings: house),

        // The outside: each implements ports of the inside.
        .target(name: "ChildProcesses", dependencies: ["CSystem"], swiftSettings: house),
        .target(name: "PictureExchange", swiftSettings: house),
        .target(name: "PictureMetadata", swiftSettings: house),
        .target(
            name: "PhotoService",
            dependencies: ["GalleryCore", "ChildProcesses", "CCurl", logging],
            swiftSettings: house),
        .target(
            name: "PhotoStore", dependencies: ["GalleryCore", "PictureMetadata", "CSystem", "CScrypt", grdb],
            swiftSettings: optimized),
        .target(name: "Taste", dependencies: ["GalleryCore"], swiftSettings: house),
        .target(
            name: "Pictures",
            dependencies: ["GalleryCore", "TextLayout", "ChildProcesses", "PictureExchange"],
            swiftSettings: optimized),
        .target(
            name: "Terminal",
            dependencies: ["CommandShell", "Viper", "TextLayout", "ChildProcesses", "CEditline"],
            swiftSettings: house),

        .target(name: "Demo", dependencies: ["CImageCodecs", flyingFox], swiftSettings: optimized),

        // The programs.
        .executableTarget(
            name: "gallery",
            dependencies: [
                "GalleryCore", "CommandShell", "Viper", "TextLayout", "Configuration", "Wording", "Screens",
                "PhotoService", "PhotoStore", "Taste", "Pictures", "Terminal",
                "ChildProcesses", "CSystem", "Demo", "gallery-pictures", arguments, logging,
            ],
            exclude: ["Manual", "as-needed.cfg"], swiftSettings: house,
            linkerSettings: staticExecutable + networking + encoders),
        .executableTarget(
            name: "gallery-pictures",
            dependencies: ["CImageCodecs", "CSandbox", "PictureExchange", "PictureMetadata"],
            swiftSettings: house,
            linkerSettings: staticExecutable + found + encoders + decoders
                + [.linkedLibrary("seccomp", .when(configuration: .release))]),

        .plugin(
            name: "NewScreen",
            capability: .command(
                intent: .custom(verb: "new-screen", description: "Write a screen of the house pattern."),
                permissions: [.writeToPackageDirectory(reason: "The screen's files are written.")]),
            path: "Sources/NewScreen", exclude: ["Templates"]),

        // Reads the sources and depends on none of them.
        .testTarget(
            name: "ArchitectureTests", exclude: ["Compiler/TypedErrors.swift"], swiftSettings: optimized),

        // The tests mirror the sources. `swift test` builds every program, so those that are started and not imported
        // are no dependencies: whoever depends on a program is compiled again with each change of it.
        .target(
            name: "Fakes", dependencies: ["GalleryCore", "CommandShell", "Viper", "TextLayout"],
            path: "Tests/Fakes", swiftSettings: house),
        .target(name: "Waiting", path: "Tests/Waiting", swiftSettings: house),
        .target(
            name: "RecordedReplies", dependencies: ["GalleryCore", "PhotoService"],
            path: "Tests/RecordedReplies", swiftSettings: house),
        .target(
            name: "PseudoTerminals", dependencies: ["TextLayout", "ChildProcesses"],
            path: "Tests/PseudoTerminals",
            swiftSettings: optimized),
        .target(
            name: "StoreKills",
            dependencies: ["GalleryCore", "PhotoStore", "ChildProcesses", "PseudoTerminals"],
            path: "Tests/StoreKills", swiftSettings: house),
        .executableTarget(
            name: "store-probe", dependencies: ["GalleryCore", "PhotoService", "PhotoStore", "StoreKills"],
            path: "Tests/StoreProbe", swiftSettings: house, linkerSettings: staticExecutable),
        .testTarget(
            name: "GalleryCoreTests", dependencies: ["Waiting", "GalleryCore", "Fakes"], swiftSettings: house),
        .testTarget(name: "ViperTests", dependencies: ["Waiting", "Viper", "Fakes"], swiftSettings: house),
        .testTarget(
            name: "CommandShellTests",
            dependencies: ["Waiting", "CommandShell", "Viper", "TextLayout", "Fakes"], swiftSettings: house),
        .testTarget(
            name: "TextLayoutTests", dependencies: ["Waiting", "TextLayout", "Fakes"], swiftSettings: house),
        .testTarget(
            name: "ConfigurationTests", dependencies: ["Configuration", "GalleryCore", "PhotoService"],
            swiftSettings: house),
        .testTarget(
            name: "WordingTests",
            dependencies: ["Waiting", "Wording", "Configuration", "GalleryCore", "Fakes"],
            swiftSettings: house),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Waiting", "Screens", "Terminal", "PhotoStore", "GalleryCore", "CommandShell", "Viper",
                "TextLayout", "Wording", "Fakes",
            ],
            swiftSettings: house),
        .testTarget(
            name: "ChildProcessesTests", dependencies: ["Waiting", "ChildProcesses"], swiftSettings: house),
        .testTarget(
            name: "PhotoServiceTests",
            dependencies: [
                "Waiting",
                "PhotoService", "PhotoStore", "ChildProcesses", "GalleryCore", "Fakes", "PseudoTerminals",
                "RecordedReplies",
            ],
            exclude: ["Offline/Saved"], swiftSettings: house),
        .testTarget(
            name: "PhotoStoreTests",
            dependencies: [
                "Waiting",
                "PhotoStore", "PictureMetadata", "GalleryCore", "ChildProcesses", "Fakes", "StoreKills", grdb,
            ],
            swiftSettings: house),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "Waiting",
                "Pictures", "PictureExchange", "ChildProcesses", "GalleryCore", "TextLayout", "CImageCodecs",
            ],
            exclude: ["Containment/failing.c", "Containment/hostile.c"], swiftSettings: house),
        .testTarget(
            name: "TasteTests", dependencies: ["Waiting", "Taste", "GalleryCore", "Wording", "Fakes"],
            swiftSettings: house),
        .executableTarget(
            name: "terminal-probe",
            dependencies: ["Terminal", "CommandShell", "ChildProcesses", "Viper", "TextLayout"],
            path: "Tests/TerminalProbe",
            swiftSettings: house, linkerSettings: staticExecutable),
        .testTarget(
            name: "TerminalTests",
            dependencies: [
                "Waiting", "Terminal", "CommandShell", "Configuration", "Viper", "TextLayout",
                "ChildProcesses",
                "PseudoTerminals",
            ],
            swiftSettings: house),
        .testTarget(name: "DemoTests", dependencies: ["Waiting", "Demo"], swiftSettings: house),
        .testTarget(
            name: "EndToEndTests", dependencies: ["Waiting", "PseudoTerminals"],
            exclude: ["Debug/Transcripts"], swiftSettings: house),
    ]
)
