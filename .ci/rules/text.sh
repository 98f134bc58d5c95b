# Rules about what may not stand in a file.

rule_unfinished() {
    forbid raw '\b(?:TODO|FIXME|XXX|HACK)\b|(?i:not implemented)|fatalError\("' '(?!Sources/|Tests/|Package\.swift)' \
        'is unfinished'
}
faults_unfinished() {
    fault Sources/Viper/Planted.swift '// TODO: later'
    fault Tests/ViperTests/Planted.swift '// FIXME'
    fault Sources/CCurl/shim.h '/* not implemented */'
    fault Sources/gallery/Planted.swift 'func planted() -> Never { fatalError("later") }'
}

rule_escape_hatches() {
    forbid bare '\btry!' '-' 'handle the error'
    forbid bare '\bas!' '-' 'use a conditional cast'
    forbid bare '[\w)\]]!(?![=\w(])|[\w)\]]![.(\[]' '(?!.*\.swift:)|Tests/ArchitectureTests/' 'no force unwrap'
}
faults_escape_hatches() {
    fault Sources/Viper/Planted.swift 'let planted = try! make()'
    fault Tests/ViperTests/Planted.swift 'let planted = value as! String'
    fault Sources/Viper/Planted.swift 'let planted = names.first!'
    fault Sources/Viper/Planted.swift 'let planted = names.first!.count'
    fault Tests/ViperTests/Planted.swift 'let planted = names["x"]! + 1'
    fault Sources/Viper/Planted.swift 'var planted: String!'
}

# Telling the compiler to look away needs a proof in the comment just above.
rule_proofs() {
    awk -F '\t' '
        { path = $1; sub(/:.*/, "", path); text = $2; sub(/^ +/, "", text) }
        path !~ /\.swift$/ || path ~ /^Tests\/ArchitectureTests\// { next }
        path != last { last = path; above = "" }
        text !~ /^\/\// && text ~ /@unchecked +Sendable|nonisolated\(unsafe\)|assumeIsolated|unsafeBitCast/ && above !~ /^\/\// {
            print $1 " needs its proof in a comment on the line above: " substr(text, 1, 90)
        }
        text !~ /^@/ { above = text }' "$work/raw"
}
faults_proofs() {
    fault Sources/Viper/Planted.swift 'final class Planted: @unchecked Sendable {}'
    fault Sources/Terminal/Planted.swift '// Far away.\n\nnonisolated(unsafe) let planted = 0'
    fault Tests/Fakes/Planted.swift 'let a = 0\nnonisolated(unsafe) var planted = 0'
}

# How a role looks is decided by the palette; picture bytes are made by the encoders. Screens know neither.
rule_one_palette() {
    forbid code '\\u\{0*1[bB]\}|\\e\[|\\x1[bB]|\\033|\b0x1[bB]\b|\\u\{0*9[bB]\}' \
        'Sources/Terminal/|Sources/Pictures/|Tests/' 'escape bytes are made by Terminal and Pictures only'
    forbid code '\[[0-9;]*m"|\b[34]8[;:][25][;:]|"[34]8"' \
        'Sources/Terminal/Console/Palette\.swift|Sources/Terminal/Output/Escape\.swift|Sources/Pictures/|Tests/' \
        'colours are numbers of the palette and the picture encoder only'
}
faults_one_palette() {
    fault Sources/Screens/Search/Planted.swift 'let planted = "\\\\u{1B}[1m"'
    fault Sources/Viper/Planted.swift 'let planted: UInt8 = 0x1B'
    fault Sources/gallery/Planted.swift 'let planted = "38;2;\\\\(red);0;0"'
    fault Sources/Terminal/Planted.swift 'let planted = "\\\\u{1B}[31m"'
}

rule_machine_paths() {
    forbid raw '(?<![\w.~/-])/(?:home|root|work|farm|Users)/|/tmp/(?:h|bash_jobs)\b' '-' 'a path of one machine'
}
faults_machine_paths() {
    local home=/ho
    fault Sources/gallery/Planted.swift "let planted = \"${home}me/someone/pictures\""
    fault README.md "cd /ro""ot/gallery"
    fault .ci/run "cd /wo""rk/main"
    fault Tests/EndToEndTests/Planted.swift "// see /tm""p/bash_jobs.0/1"
}

# A key is a long run of hexadecimal digits, or of mixed letters and digits, beside a word that says so.
rule_keys() {
    forbid raw '(?i:key|token|secret|authorization|client.id).{0,40}?(?<![\w-])(?:[0-9a-fA-F]{32,}|(?=[\w-]*[0-9])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,})(?![\w-])' \
        '-' 'looks like a key'
}
faults_keys() {
    local hex mixed
    hex=$(printf 'a7%.0s' {1..16})
    mixed=$(printf 'aB3-x%.0s' {1..9})
    fault Sources/gallery/Planted.swift "let accessKey = \"$hex\""
    fault README.md "export UNSPLASH_ACCESS_KEY=$mixed"
    fault Tests/PhotoServiceTests/Planted.json "{\"client_secret\": \"$mixed\"}"
    fault Tests/PhotoServiceTests/Planted.swift "Authorization: Client-ID $mixed"
}
