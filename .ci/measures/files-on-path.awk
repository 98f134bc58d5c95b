# Swift files in, the table of steps in `steps`, a pattern of files that are looked up in in `index_files`; out come `lines why path` and a closing line (see .ci/measure).
FNR == 1 { files[++count] = FILENAME }
{
    length_of[FILENAME]++
    text = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", text)
    sub(/\/\/.*/, "", text)
    if (match(text, /^(([a-z]+(\([a-z]+\))?|@[A-Za-z]+(\([^)]*\))?) +)*(struct|class|enum|actor|protocol|typealias) +[A-Z][A-Za-z0-9_]*/) \
        && text !~ /^(fileprivate|private) /) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.* /, "", name)
        declared[name] = declared[name] " " FILENAME
    }
    words = split(text, word, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= words; i++) if (word[i] ~ /^[A-Z]/) named[FILENAME, word[i]] = 1
}
END {
    while ((getline row < steps) > 0) {
        if (row ~ /^ *(#|$)/) continue
        words = split(row, word, / +/)
        for (i = 1; i <= words && !(word[i] in declared); i++) {}
        if (i > words) {
            print "measure: no file declares a type of the step `" row "`" > "/dev/stderr"
            failed = 1
            continue
        }
        stops++
        places = split(declared[word[i]], place, " ")
        for (i = 1; i <= places; i++) { stop[stops, place[i]] = 1; step[place[i]] = 1 }
    }
    if (failed) exit 1
    for (name in declared) {
        places = split(declared[name], place, " ")
        for (i = 1; i <= count; i++) if ((files[i], name) in named)
            for (k = 1; k <= places; k++) knows[files[i], place[k]] = 1
    }
    for (i = 1; i <= count; i++) {
        file = files[i]
        why = ""
        if (file in step) why = "step"
        else {
            by = 0
            for (other in step) if ((other, file) in knows && other !~ index_files) by++
            if (by > 1) why = "named"
            # A file between a step and the next one.
            for (at = 1; why == "" && at < stops; at++) {
                before = after = 0
                for (other in step) {
                    if (((at, other) in stop) && ((other, file) in knows) && other !~ index_files) before = 1
                    if (((at + 1, other) in stop) && ((file, other) in knows)) after = 1
                }
                if (before && after) why = "between"
            }
        }
        if (why == "") continue
        printf "%4d %-7s %s\n", length_of[file], why, file | "sort -k2,2 -k3"
        total++
        lines += length_of[file]
        if (length_of[file] > longest) { longest = length_of[file]; at_most = file }
    }
    close("sort -k2,2 -k3")
    printf "files-on-path: %d files, %d lines, longest %d (%s)\n", total, lines, longest, at_most
}
