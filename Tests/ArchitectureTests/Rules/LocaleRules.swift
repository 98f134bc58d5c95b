/// Release builds contain Foundation without the data of languages and time zones (`icu_data.c`).
enum LocaleRules {
    static let rule = Rule(
        "Foundation is not asked for languages and time zones", in: ["Sources/*.swift"],
        faults: [
            Fault("Sources/UseCases/Planted.swift", "Date.ISO8601FormatStyle(timeZone: .current)"),
            Fault("Sources/UseCases/Planted.swift", "let zone = TimeZone(identifier: name)"),
            Fault("Sources/PhotoService/Planted.swift", "let day = Calendar.current.startOfDay(for: date)"),
            Fault("Sources/Wording/Planted.swift", "text.lowercased(with: Locale(identifier: name))"),
            Fault("Sources/Demo/Planted.swift", "let formatter = DateFormatter()"),
            Fault(
                "Sources/Demo/Planted.swift", "names.sorted { $0.localizedCompare($1) == .orderedAscending }"),
        ],
        allowed: [
            Fault(
                "Sources/PhotoService/Planted.swift",
                "var calendar = Calendar(identifier: .gregorian)\ncalendar.timeZone = .gmt\nlet day = date.localTime"
            )
        ]
    ) { file in
        file.source.violations { line in
            let named = line.words.first { word in
                ["TimeZone", "Locale", "autoupdatingCurrent"].contains(word) || word.hasSuffix("Formatter")
                    || word.hasPrefix("localized") && word.hasSuffix("Compare")
            }
            let found =
                named ?? ["Calendar.current", "timeZone: .current"].first { line.code.has($0) }
            return found.map { "has \($0): release builds lack its data" }
        }
    }
}
