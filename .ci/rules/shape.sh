# Rules about the shape of the tree: names, places and sizes of files.

rule_top_level() {
    local allowed='Package.swift Sources Tests Modules.md README.md' name
    grep -vE "^(\.|(${allowed// /|})(/|$))" "$work/files" \
        | sed "s|$|:1: only $allowed and hidden files stand at the top|"
    for name in $allowed .gitignore; do
        grep -qE "^$name(/|$)" "$work/files" || echo "$name:1: is missing at the top level"
    done
}
faults_top_level() {
    fault Notes.txt 'a stray file'
    fault Scripts/build.sh 'a stray folder'
    fault_without .gitignore
}

longest=250

# Lines of every source file, longest first: `lines path`.
lengths() {
    awk -F: '$1 ~ /\.(swift|c|h)$/ { lines[$1]++ } END { for (path in lines) print lines[path], path }' "$work/raw" \
        | sort -rn
}

rule_file_length() {
    local lines path reason
    lengths | while read -r lines path; do
        if ((lines > longest)) && ! grep -qE "^$path [^ ]" "$here/rules/long-files"; then
            echo "$path:$lines: is $lines lines long; split it by responsibility ($longest at most)"
        fi
    done
    grep -vE '^(#|$)' "$here/rules/long-files" | while read -r path reason; do
        lengths | grep -qE "^(25[1-9]|2[6-9][0-9]|[3-9][0-9][0-9]|[0-9]{4,}) $path$" \
            || echo "$path:1: is no longer over $longest lines; take it out of .ci/rules/long-files ($reason)"
    done
}
faults_file_length() {
    fault Sources/Viper/Planted.swift "$(printf 'let line = 0\\n%.0s' {1..251})"
    fault Sources/CCurl/planted.h "$(printf 'int line;\\n%.0s' {1..251})"
}

# Not a rule: the figures of the closing line.
sizes() {
    lengths | awk '{ lines[NR] = $1; if (NR == 1) top = $2 }
        END { if (NR) printf "house: %d source files, median %d lines, longest %d (%s)\n",
              NR, lines[int((NR + 1) / 2)], lines[1], top }'
}

rule_file_names() {
    grep -E '(^|/)[^/]*(Manager|Helper|Util)[^/]*$' "$work/files" \
        | sed 's/$/:1: Manager, Helper and Util say nothing; name what it is/'
    forbid bare '\b(?:class|struct|enum|actor|protocol|typealias)\s+\w*(?:Manager|Helper|Util)' '-' \
        'Manager, Helper and Util say nothing; name what it is'
}
faults_file_names() {
    fault Sources/Viper/ScreenManager.swift 'let planted = 0'
    fault Sources/Viper/Planted.swift 'struct TextHelper {}'
    fault Tests/Fakes/Planted.swift 'enum Utilities {}'
}

rule_tracked_output() {
    grep -E '(^|/)(\.build/|\.swiftpm/|Package\.resolved$)|\.(o|swiftmodule|orig|rej)$' "$work/files" \
        | sed 's/$/:1: is build output; take it out of git/'
}
faults_tracked_output() {
    fault .build/debug.yaml 'planted'
    fault Package.resolved '{}'
    fault planted.o 'planted'
}

rule_readme_commands() {
    local readme=README.md kind line command
    [[ -r $readme ]] || { echo "$readme:1: is missing; it holds the two commands"; return; }
    while IFS='|' read -r kind command; do
        line=$("$here/readme-command" "$kind" "$readme" 2>&1)
        [[ $line == "$command" ]] || echo "$readme:1: the $kind command should be \`$command\`, found: $line"
    done <<<$'start|.ci/setup && swift run -c release gallery\ntest|.ci/setup && swift test'
    grep -q 'readme-command test' .ci/run || echo ".ci/run:1: does not run the test command of README.md"
    grep -q 'readme-command start' .ci/run || echo ".ci/run:1: does not run the start command of README.md"
    grep -nE '^[^#]*swift (test|run)' .ci/run | sed 's|^\([0-9]*\):.*|.ci/run:\1: a command of its own beside those of README.md|'
}
faults_readme_commands() {
    fault README.md '```\n.ci/setup && swift test --parallel\n```'
    fault README.md '```\n.ci/setup && swift run gallery\n```'
    fault .ci/run 'swift test'
    fault_without README.md
}
