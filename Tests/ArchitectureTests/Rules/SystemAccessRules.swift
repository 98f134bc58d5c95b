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
                "Sources/Demo/DemoProgram.swift", "Sources/NewScreen/NewScreen.swift",
            ],
            faults: [
                Fault("Sources/Screens/Search/Planted.swift", "func planted() { print(\"x\") }"),
                Fault("Sources/PhotoStore/Planted.swift", "func planted() { fputs(\"x\", stderr) }"),
                Fault("Sources/Viper/Planted.swift", "let planted = FileHandle.standardOutput"),
                Fault("Sources/Terminal/Planted.swift", "func planted() { _ = write(1, pointer, 1) }"),
                Fault(
                    "Sources/Terminal/Planted.swift",
                    "func planted() { _ = write(STDERR_FILENO, pointer, 1) }"),
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

    private static func writesPast(_ line: SourceText.Line) -> String? {
        let printer = line.calls.first(where: printers.contains)
        let descriptor = line.words.first { $0 == "STDOUT_FILENO" || $0 == "STDERR_FILENO" }
        if let name = printer ?? descriptor { return "names \(name): write to the one output stream" }
        let writes = ["write(1,", "write(2,", "FileHandle.standard"]
        return writes.first(where: line.code.has).map { "has \($0): write to the one output stream" }
    }
}
