/// Terminal output, network access and decoding have a single path each.
enum SystemAccessRules {
    static let all = [
        Rule(
            "everything is written to the one output stream", in: code,
            except: [
                // Signal handlers write to the terminal without using the program's state.
                "Sources/Terminal/Signals/FatalSignals.swift",
                // Makes the terminal the standard output, to which the stream writes.
                "Sources/Terminal/Streams/ControllingTerminal.swift",
                // Other programs have their own output.
                "Sources/gallery-pictures/StandardOutput.swift",
                "Sources/Demo/DemoProgram.swift", "Sources/NewScreen/NewScreen.swift",
            ],
            faults: [
                Fault("Sources/Screens/Search/Planted.swift", "func planted() { print(\"x\") }"),
                Fault("Sources/PhotoStore/Planted.swift", "func planted() { fputs(\"x\", stderr) }"),
                Fault("Sources/Viper/Planted.swift", "let planted = FileHandle.standardOutput"),
                Fault("Sources/Terminal/Planted.swift", "func planted() { _ = writev(1, pieces, 2) }"),
                Fault("Sources/Terminal/Planted.swift", "func planted() { _ = Glibc.write(2, pointer, 1) }"),
                Fault("Sources/Terminal/Output/Planted.swift", "_ = pwrite(STDERR_FILENO, pointer, 1, 0)"),
                Fault("Sources/Terminal/Output/Planted.swift", "_ = dprintf(fileno(stdout), text)"),
                Fault("Sources/PhotoStore/Files/Planted.swift", "Swift.print(text)"),
                Fault("Sources/PhotoStore/Files/Planted.swift", "print(text, to: &stream)"),
                Fault("Sources/CImageCodecs/planted.c", "void planted(void) { printf(\"x\"); }"),
                Fault("Sources/Demo/Planted.swift", "func planted() { print(\"x\") }"),
                Fault("Sources/Pictures/Planted.swift", "let planted = open(\"/dev/tty\", O_WRONLY)"),
            ]
        ) { file in
            file.source.violations(writesPast)
                + file.violations(ofRows: { row in
                    devices.contains { row.has("\"\($0)\"") }
                        ? "opens the terminal past the one output stream" : nil
                })
        },
        Rule(
            "files and pipes are written by listed adapters", in: ["Sources/*.swift"],
            except: [
                "Sources/ChildProcesses/*", "Sources/Configuration/AtomicFileWriter.swift",
                "Sources/Demo/DemoProgram.swift",
                "Sources/PhotoService/Openverse/Token/*", "Sources/PhotoService/SignIn/*",
                "Sources/PhotoService/Transport/*", "Sources/PhotoStore/*", "Sources/Pictures/Caches/*",
                "Sources/Pictures/Worker/*", "Sources/Terminal/Detection/TerminalProfile.swift",
                "Sources/Terminal/Editor/EditorOpening.swift",
                "Sources/Terminal/Output/*", "Sources/Terminal/Signals/*", "Sources/Terminal/Streams/*",
                "Sources/gallery/Log/*",
                "Sources/gallery-pictures/StandardOutput.swift",
            ],
            faults: [
                Fault(
                    "Sources/gallery/Composition/Planted.swift",
                    "let file = open(settings, O_WRONLY | O_CREAT, 0o600)"),
                Fault(
                    "Sources/gallery/Composition/Planted.swift",
                    "try text.write(toFile: settings, atomically: true, encoding: .utf8)"),
                Fault("Sources/gallery/Composition/Planted.swift", "try Data(text.utf8).write(to: address)"),
                Fault("Sources/Configuration/Planted.swift", "_ = Glibc.write(file, bytes, bytes.count)"),
                Fault("Sources/Configuration/Planted.swift", "_ = write(file, bytes, bytes.count)"),
                Fault("Sources/Configuration/Planted.swift", "_ = writev(1, pieces, 2)"),
                Fault("Sources/Taste/Planted.swift", "let file = fopen(path, \"w\")"),
                Fault("Sources/Pictures/Painting/Planted.swift", "_ = rename(draft, path)"),
                Fault("Sources/Terminal/Console/Planted.swift", "FileHandle(fileDescriptor: 1).write(data)"),
                Fault(
                    "Sources/gallery/Planted.swift", "AtomicFileWriter(path: settings).write { _ in bytes }"),
            ],
            allowed: [
                Fault(
                    "Sources/Terminal/Console/Planted.swift",
                    "write(blocks)\noutput.write(text)\ntry write(element, to: name)\nlet file = open(path, O_RDONLY | O_CLOEXEC)"
                )
            ]
        ) { file in
            file.source.violations { line in
                let name = line.words.first(where: writers.contains)
                let isAtomic = line.words.contains("AtomicFileWriter") && file.target != "Configuration"
                let mayCall =
                    line.words.contains { $0 == "write" || $0 == "rename" } && line.words.first != "case"
                let call = mayCall ? line.code.firstMatch(of: writing).map { String($0.0) } : nil
                return (isAtomic ? "AtomicFileWriter" : name ?? call).map {
                    "has \($0): files are written by the listed adapters"
                }
            }
        },
        Rule(
            "HTTP goes through the one transport", in: code + ["Tests/*.swift"],
            except: [
                "Sources/PhotoService/Transport/*", "Sources/CCurl/*",
                // This socket only accepts connections from the browser.
                "Sources/PhotoService/SignIn/CallbackSocket.swift",
            ],
            faults: [
                Fault("Sources/PhotoService/SignIn/Planted.swift", "let planted = socket(AF_INET, 0, 0)"),
                Fault("Sources/PhotoService/Unsplash/Planted.swift", "import FoundationNetworking"),
                Fault("Tests/DemoTests/Planted.swift", "let planted = URLSession.shared"),
                Fault("Sources/Pictures/Planted.swift", "let planted = curl_easy_init()"),
                Fault("Sources/gallery/Planted.swift", "let planted = socket(AF_INET, 0, 0)"),
                Fault(
                    "Sources/gallery/Planted.swift", "let planted = try Data(contentsOf: URL(string: text))"),
            ]
        ) { file in
            let mayConnect = file.path.hasPrefix("Tests/")
            return file.source.violations { line in
                let named = line.words.first { fetchers.contains($0) }
                let called =
                    mayConnect
                    ? nil
                    : line.calls.first { $0.hasPrefix("curl_") || ["socket", "getaddrinfo"].contains($0) }
                if let name = named ?? called { return "names \(name): HTTP goes through the one transport" }
                return line.code.has("contentsOf: URL(string:") ? "reads past the one transport" : nil
            }
        },
        Rule(
            "certificates are checked as libcurl does it by default", in: code + ["Tests/*.swift"],
            except: ["Tests/ArchitectureTests/*"],
            faults: [
                Fault("Sources/PhotoService/Transport/Planted.swift", "set(easy, CURLOPT_SSL_VERIFYPEER, 0)"),
                Fault("Sources/PhotoService/Transport/Planted.swift", "let option = CURLOPT_SSL_VERIFYHOST"),
                Fault("Sources/CCurl/planted.c", "curl_easy_setopt(easy, CURLOPT_PROXY_SSL_VERIFYPEER, 0L);"),
                Fault("Sources/gallery/Planted.swift", "let flag = \"--insecure\""),
                Fault("Tests/PhotoServiceTests/Planted.swift", "set(CURLOPT_PROXY_SSL_VERIFYPEER, to: 0)"),
            ]
        ) { file in
            file.source.violations { line in
                let word = line.words.first { word in weakening.contains { word.has($0) } }
                return word.map { "names \($0), which could weaken the check of certificates" }
            } + file.violations(ofRows: { $0.has("--insecure") ? "disables certificate checks" : nil })
        },
        Rule(
            "pictures are decoded in the worker only", in: code + ["Tests/*.swift"],
            except: ["Sources/CImageCodecs/*", "Sources/gallery-pictures/*", "Tests/PicturesTests/*"],
            mentioning: ["gic_decode*"],
            faults: [
                Fault("Sources/Demo/Planted.swift", "let planted = gic_decode()"),
                Fault("Sources/Pictures/Planted.swift", "let planted = gic_decoder_of(bytes)"),
            ]
        ) { file in
            file.source.violations(
                naming: { $0.hasPrefix("gic_decode") }, because: "pictures are decoded in the worker only")
        },
        Rule(
            "the environment does not configure the worker",
            in: [
                "Sources/gallery-pictures/*", "Sources/PictureExchange/*", "Sources/CSandbox/*",
                "Sources/CImageCodecs/*",
            ],
            faults: [
                Fault("Sources/gallery-pictures/Planted.swift", "let planted = getenv(\"X\")"),
                Fault("Sources/CSandbox/planted.c", "char *planted = secure_getenv(\"X\");"),
                Fault("Sources/PictureExchange/Planted.swift", "let planted = ProcessInfo.processInfo"),
            ]
        ) { file in
            file.source.violations(
                naming: ["getenv", "secure_getenv", "environ", "ProcessInfo"].contains,
                because: "the environment does not reach the worker")
        },
        Rule(
            "pictures are decoded by the codec target only", in: code + ["Tests/*.swift"],
            except: ["Sources/CImageCodecs/*"], mentioning: Set(decoders.map { $0 + "*" }),
            faults: [
                Fault("Sources/gallery-pictures/Planted.swift", "let planted = WebPDecodeRGBA(bytes)"),
                Fault("Sources/Demo/Planted.swift", "let planted = heif_context_alloc()"),
                Fault("Sources/Pictures/Planted.swift", "let planted = JxlDecoderCreate(nil)"),
                Fault("Sources/Pictures/Planted.swift", "let planted = TIFFReadRGBAImageOriented(tiff)"),
                Fault("Sources/Pictures/Planted.swift", "let planted = DGifOpen(nil, read, nil)"),
            ]
        ) { file in
            file.source.violations(
                naming: { word in decoders.contains { word.hasPrefix($0) } },
                because: "pictures are decoded by the codec target only")
        },
    ]

    private static let code: [PathPattern] = ["Sources/*.swift", "Sources/*.c", "Sources/*.h"]
    private static let printers: Set = [
        "debugPrint", "print", "dump", "fputs", "puts", "putchar", "printf", "fprintf", "fwrite", "perror",
    ]
    private static let devices = [
        "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/fd/1", "/dev/fd/2",
    ]
    private static let fetchers: Set = [
        "FoundationNetworking", "URLSession", "NSURLSession", "URLRequest", "CFNetwork",
    ]
    private static let weakening = [
        "VERIFYPEER", "VERIFYHOST", "VERIFYSTATUS", "SSL_OPTIONS", "SSL_CTX_FUNCTION", "SSL_VERIFY_NONE",
        "CURLSSLOPT",
    ]
    private static let decoders = [
        "jpeg_read", "jpeg_create_decompress", "jpeg_start_decompress", "png_read", "png_create_read",
        "WebPDecode", "WebPIDecode", "WebPAnimDecoder", "heif_", "JxlDecoder", "TIFFRead", "TIFFClientOpen",
        "DGif",
    ]

    private static let writers: Set = [
        "writev", "pwrite", "pwritev", "dprintf", "fopen", "fdopen", "freopen", "creat", "sendfile", "splice",
        "O_WRONLY", "O_RDWR", "O_CREAT", "O_TMPFILE", "FileHandle", "createFile", "toFile", "mkstemp",
    ]

    /// Matches calls that write to a descriptor or file, or replace a file.
    private static var writing: Regex<Substring> {
        /\bGlibc\.write\b|(?:^|[^.\w])write\([^:,]*,[^:,]*,[^:,]*\)|\.write\(to: [a-z]\w*\)|(?:^|[^.\w])rename\([^:,]+,[^:,]+\)/
    }

    private static func writesPast(_ line: SourceText.Line) -> String? {
        let named = line.words.first { descriptors.contains($0) }
        if let name = line.calls.first(where: printers.contains) ?? named {
            return "names \(name): write to the one output stream"
        }
        let mayCall = line.code.has("write") || line.code.has("FileHandle.") || line.code.has("Swift.")
        guard mayCall else { return nil }
        let call = line.code.firstMatch(
            of: /\w*write\w*\([12],|FileHandle\.standard|Swift\.(?:print|debugPrint|dump)\b/)
        return call.map { "has \($0.0): write to the one output stream" }
    }

    private static let descriptors: Set = ["STDOUT_FILENO", "STDERR_FILENO", "stdout", "stderr"]
}
