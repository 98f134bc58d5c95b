# Splits `path:line:<TAB>text` of the Swift and C files into the streams `code` and `bare` (see .ci/house).
{
    tab = index($0, "\t")
    place = substr($0, 1, tab - 1)
    path = substr(place, 1, index(place, ":") - 1)
    if (path !~ /\.(swift|c|h)$/) next
    if (path != last) { last = path; block = 0; text = 0 }
    rest = substr($0, tab + 1)
    kept = ""
    stripped = ""
    while (rest != "") {
        if (block) {
            end = index(rest, "*/")
            if (!end) break
            rest = substr(rest, end + 2)
            block = 0
        } else if (text) {
            end = index(rest, "\"\"\"")
            if (!end) { kept = kept rest; break }
            kept = kept substr(rest, 1, end + 2)
            rest = substr(rest, end + 3)
            text = 0
        } else if (!match(rest, /\/\/|\/\*|"/)) {
            kept = kept rest
            stripped = stripped rest
            break
        } else {
            kept = kept substr(rest, 1, RSTART - 1)
            stripped = stripped substr(rest, 1, RSTART - 1)
            rest = substr(rest, RSTART)
            if (substr(rest, 1, 2) == "//") break
            if (substr(rest, 1, 2) == "/*") { block = 1; rest = substr(rest, 3); continue }
            stripped = stripped "\"\""
            if (substr(rest, 1, 3) == "\"\"\"") { text = 1; kept = kept "\"\"\""; rest = substr(rest, 4); continue }
            if (!match(rest, /^"([^"\\]|\\.)*"/)) { kept = kept rest; break }
            kept = kept substr(rest, 1, RLENGTH)
            rest = substr(rest, RLENGTH + 1)
        }
    }
    if (kept ~ /[^ \t]/) print place "\t" kept > code
    if (stripped ~ /[^ \t]/) print place "\t" stripped > bare
}
