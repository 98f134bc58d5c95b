/// Scripts that run `gallery complete` on TAB; if this prints no choices, the shell completes file names.
enum ShellScript: String {
    case bash, zsh, fish

    /// Shell named by `--generate-completion-script SHELL`; `nil` for other arguments.
    init?(askedBy arguments: [String]) {
        guard arguments.count == 3, arguments[1] == "--generate-completion-script" else { return nil }
        self.init(rawValue: arguments[2])
    }

    var text: String {
        switch self {
        case .bash:
            #"""
            # bash completion for gallery
            _gallery() {
                mapfile -t COMPREPLY < <(gallery complete bash "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
                ((${#COMPREPLY[@]} == 0)) || compopt -o nospace 2>/dev/null || true
            }
            complete -o default -F _gallery gallery

            """#
        case .zsh:
            #"""
            #compdef gallery
            # zsh completion for gallery
            _gallery() {
                local line
                local -a texts shown found
                found=("${(@f)$(gallery complete zsh "${(j: :)words[1,CURRENT-1]} $PREFIX" 2>/dev/null)}")
                for line in "${(@)found:#}"; do
                    texts+=("${line%%$'\t'*}")
                    line=${line#*$'\t'}
                    shown+=("${line%%$'\t'*}${${line#*$'\t'}:+ -- ${line#*$'\t'}}")
                done
                if ((${#texts})); then
                    compadd -Q -U -S '' -l -d shown -- "${(@)texts}"
                else
                    _files
                fi
            }
            if [[ $funcstack[1] == _gallery ]]; then _gallery "$@"; else compdef _gallery gallery; fi

            """#
        case .fish:
            #"""
            # fish completion for gallery
            function __gallery_complete
                set -l found (gallery complete fish (commandline -cp | string collect) 2>/dev/null)
                if test (count $found) -gt 0
                    printf '%s\n' $found
                else
                    __fish_complete_path (commandline -ct)
                end
            end
            complete -c gallery -f -a '(__gallery_complete)'

            """#
        }
    }
}
