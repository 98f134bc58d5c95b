# Compares two lcov files of one process tree, written before and after a command (see .ci/measure).
#   awk -v root=FOLDER -f path.awk BEFORE AFTER      FOLDER is the package with its sources
# Prints a row for each file with executed functions: lines of the file, executed lines, executed functions, path. The
# last row has the sums. `-v functions=FILE` also writes `PATH:LINE FUNCTION` for each function. Only files in the
# package's Sources are counted.
BEGIN { FS = ","; if (!functions) functions = "/dev/null" }
/^SF:/ {
    inside = index($0, "SF:" root "/Sources/") == 1
    path = substr($0, length(root) + 5)
    next
}
!inside { next }
/^FN:/ { start[path, $NF] = substr($1, 4); next }
/^FNDA:/ {
    count = substr($1, 6) + 0
    if (FILENAME == ARGV[1]) { calls[path, $NF] = count; next }
    if (count <= calls[path, $NF]) next
    called[path]++
    print path ":" start[path, $NF] " " $NF > functions
    next
}
/^DA:/ {
    line = substr($1, 4)
    if (FILENAME == ARGV[1]) hits[path, line] = $2 + 0
    else if ($2 + 0 > hits[path, line]) ran[path]++
}
END {
    for (path in called) {
        lines = 0
        while ((getline text < (root "/" path)) > 0) lines++
        close(root "/" path)
        if (!lines) {
            print "measure: could not read " path > "/dev/stderr"
            failed = 1
            continue
        }
        printf "%5d %5d %4d %s\n", lines, ran[path], called[path], path | "sort -k4"
        files++
        all += lines
        all_ran += ran[path]
        all_called += called[path]
        if (lines > longest) { longest = lines; longest_path = path }
    }
    close("sort -k4")
    if (failed) exit 1
    if (!files) {
        print "measure: no function of Sources ran between the two files" > "/dev/stderr"
        exit 1
    }
    printf "path: %d files, %d lines, of which %d ran in %d functions; longest %d (%s)\n", \
        files, all, all_ran, all_called, longest, longest_path
}
