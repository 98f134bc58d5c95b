/// Tasks that belong to one place: file names, cleaning of text, appearance on the terminal.
enum ResponsibilityRules {
    static let all = [
        Rule(
            "file names are created in one place", in: ["Sources/*.swift"],
            except: ["Sources/PhotoStore/Files/*", "Sources/NewScreen/*"], mentioning: ["FileName"],
            faults: [
                Fault("Sources/Pictures/Planted.swift", "let planted = FileName(photo, kind: .jpeg)"),
                Fault(
                    "Sources/Screens/Search/Planted.swift",
                    "func fileName(of photo: Photo) -> String { photo.title }"),
                Fault(
                    "Sources/gallery/Planted.swift", "let planted = url.appendingPathComponent(photo.title)"),
                Fault("Sources/gallery/Planted.swift", "let planted = url.appending(path: photo.title)"),
                Fault("Sources/Screens/Detail/Planted.swift", "let planted = \"\\(photo.title).jpg\""),
                Fault("Sources/Viper/Planted.swift", "struct FileName {}"),
            ]
        ) { file in
            // The cache names files by hashes of their keys.
            let isCache = file.path == "Sources/Pictures/Caches/DiskCache.swift"
            return file.source.violations { line in
                let named = line.words.first { pathWords.contains($0) }
                let declared = zip(line.words, line.words.dropFirst()).first { pair in
                    declaring.contains(pair.0) && (pair.1.hasSuffix("FileName") || pair.1 == "fileName")
                }?.1
                let made = line.calls.first { $0 == "FileName" }
                guard let name = named ?? (isCache ? nil : declared ?? made) else {
                    let isPath =
                        line.code.has("appending(path") || line.code.has("appending(component")
                    return isPath ? "makes the name of a file: PhotoStore/Files/FileName.swift does" : nil
                }
                return "names \(name): names of files are made by PhotoStore/Files/FileName.swift"
            }
                + file.violations(ofRows: { row in
                    pictureEndings.contains(where: { row.has($0 + "\"") })
                        ? "makes the name of a file: PhotoStore/Files/FileName.swift does" : nil
                })
        },
        Rule(
            "text is cleaned in one place", in: ["Sources/*.swift"],
            except: [
                // Exempt, because code that measures text or writes text to files inspects characters.
                "Sources/TextLayout/Text/*", "Sources/PhotoStore/Files/SafeText.swift",
                "Sources/PhotoStore/Files/Sidecar.swift", "Sources/Terminal/Editor/EditorHistory.swift",
            ],
            faults: [
                Fault(
                    "Sources/PhotoService/Unsplash/Planted.swift",
                    "let planted = scalar.properties.generalCategory == .control"),
                Fault(
                    "Sources/Screens/Search/Planted.swift",
                    "func sanitized(_ text: String) -> String { text }"),
                Fault("Sources/gallery/Planted.swift", "let planted = CharacterSet.controlCharacters"),
            ]
        ) { file in
            file.source.violations { line in
                let asked = line.words.first(where: characterWords.contains)
                let declared = zip(line.words, line.words.dropFirst()).first { pair in
                    declaring.contains(pair.0)
                        && ["clean", "sanit", "strip"].contains(where: pair.1.hasPrefix)
                }?.1
                return (asked ?? declared).map {
                    "names \($0): text is cleaned by TextLayout/Text/CleanText.swift"
                }
            }
        },
        Rule(
            // All output consists of spans, and of pictures with descriptions.
            "stored text is cleaned",
            in: ["Sources/TextLayout/Text/Span.swift", "Sources/TextLayout/Text/Picture.swift"],
            faults: [Fault("Sources/TextLayout/Text/Span.swift", "self.text = text")]
        ) { file in
            file.source.lines.contains { $0.code.has("= CleanText.clean(") }
                ? [] : [Violation(path: file.path, line: 1, sentence: "stores text that is not cleaned")]
        },
        Rule(
            "escape bytes are written by Terminal and Pictures only",
            in: ["Sources/*.swift", "Sources/*.c", "Sources/*.h"],
            except: ["Sources/Terminal/*", "Sources/Pictures/*"],
            faults: [
                Fault("Sources/Screens/Search/Planted.swift", "let planted = \"\\u{1B}[1m\""),
                Fault("Sources/Viper/Planted.swift", "let planted: UInt8 = 0x1B"),
                Fault("Sources/gallery/Planted.swift", "let planted = \"\\u{9b}31m\""),
            ]
        ) { file in
            file.violations { row in
                let row = row.lowercased()
                let isEscape =
                    escapes.contains(where: row.has) || row.has("0x1b") && row.contains(#/\b0x1b\b/#)
                return isEscape ? "contains an escape byte" : nil
            }
        },
        Rule(
            "colors are numbers of `Escape` and the picture encoder only", in: ["Sources/*.swift"],
            except: ["Sources/Terminal/Output/Escape.swift", "Sources/Pictures/*"],
            faults: [
                Fault("Sources/gallery/Planted.swift", "let planted = \"38;2;\\(red);0;0\""),
                Fault("Sources/Terminal/Planted.swift", "let planted = \"\\u{1B}[31m\""),
            ]
        ) { file in
            file.violations { row in
                let isColor = [
                    "38;2", "48;2", "38;5", "48;5", "38:2", "48:2", "38:5", "48:5", "\"38\"", "\"48\"",
                ]
                .contains(where: row.has)
                return isColor || row.has("m\"") && row.contains(#/\[[0-9;]*m"/#)
                    ? "names a color by its number" : nil
            }
        },
    ]

    private static let declaring: Set = ["struct", "enum", "class", "actor", "func"]
    private static let pathWords: Set = ["appendingPathComponent", "lastPathComponent", "pathExtension"]
    private static let pictureEndings = [".jpg", ".jpeg", ".png", ".webp"]
    private static let characterWords: Set = [
        "generalCategory", "isDefaultIgnorableCodePoint", "isBidiControl", "controlCharacters", "iswcntrl",
        "iscntrl",
    ]
    private static let escapes = [
        "\\u{1b}", "\\u{01b}", "\\u{001b}", "\\e[", "\\x1b", "\\033", "\\u{9b}", "\\u{009b}",
    ]
}
