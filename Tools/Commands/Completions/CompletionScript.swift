/// Completions for a shell.
public enum CompletionScript: String, CaseIterable, Sendable {
    case bash, zsh, fish

    public func text(_ verbs: [Verb]) -> String {
        let verbs = verbs.map(CompletedVerb.init)
        return switch self {
        case .bash: Self.bash(verbs)
        case .zsh: Self.zsh(verbs)
        case .fish: Self.fish(verbs)
        }
    }

    private static let folderOption = "-C --no-color --help"

    // MARK: - bash

    private static func bash(_ verbs: [CompletedVerb]) -> String {
        """
        # Completions of barbell for bash: eval "$(barbell completions bash)"
        _barbell() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} verb= index=1
            while (( index < COMP_CWORD )); do
                case ${COMP_WORDS[index]} in
                    -C) (( index += 2 )) ;;
                    -*) (( index += 1 )) ;;
                    *) verb=${COMP_WORDS[index]}; break ;;
                esac
            done
            COMPREPLY=()
            case $verb/$prev in
        \(cases(verbs) { "        \($0)) \(bashReply($1)); return ;;" }.joined(separator: "\n"))
            esac
            case $verb in
                '') if [[ $prev == -C ]]; then COMPREPLY=($(compgen -d -- "$cur")); else COMPREPLY=($(compgen -W \
        "\(verbs.map(\.name).joined(separator: " ")) help \(folderOption)" -- "$cur")); fi ;;
                help) COMPREPLY=($(compgen -W "\(verbs.map(\.name).joined(separator: " "))" -- "$cur")) ;;
        \(verbs.map { "        \($0.name)) if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W \"\($0.options.flatMap(\.option.names).joined(separator: " "))\" -- \"$cur\")); else \(bashReply($0.completion)); fi ;;" }.joined(separator: "\n"))
            esac
        }
        complete -o filenames -F _barbell barbell

        """
    }

    private static func cases(_ verbs: [CompletedVerb], _ line: (String, Option.Completion) -> String) -> [String] {
        verbs.flatMap { verb in
            verb.options.map(\.option).filter { $0.value != nil }.map { option in
                line(option.names.map { "\(verb.name)/\($0)" }.joined(separator: "|"), option.completion)
            }
        }
    }

    private static func bashReply(_ values: Option.Completion) -> String {
        switch values {
        case .files: "COMPREPLY=($(compgen -f -- \"$cur\"))"
        case .folders: "COMPREPLY=($(compgen -d -- \"$cur\"))"
        case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$cur\"))"
        case .list(let name): "COMPREPLY=($(compgen -W \"$(barbell completions --values \(name) 2>/dev/null)\" -- \"$cur\"))"
        case .none: "COMPREPLY=()"
        }
    }

    // MARK: - zsh

    private static func zsh(_ verbs: [CompletedVerb]) -> String {
        """
        #compdef barbell
        # Completions of barbell for zsh: barbell completions zsh > "${fpath[1]}/_barbell"
        _barbell() {
            local cur=${words[CURRENT]} prev=${words[CURRENT-1]} verb= index=2
            while (( index < CURRENT )); do
                case ${words[index]} in
                    -C) (( index += 2 )) ;;
                    -*) (( index += 1 )) ;;
                    *) verb=${words[index]}; break ;;
                esac
            done
            case $verb/$prev in
        \(cases(verbs) { "        \($0)) \(zshReply($1)); return ;;" }.joined(separator: "\n"))
            esac
            case $verb in
                '') if [[ $prev == -C ]]; then _files -/; else compadd -- \(verbs.map(\.name).joined(separator: " ")) help \(folderOption); fi ;;
                help) compadd -- \(verbs.map(\.name).joined(separator: " ")) ;;
        \(verbs.map { "        \($0.name)) if [[ $cur == -* ]]; then compadd -- \($0.options.flatMap(\.option.names).joined(separator: " ")); else \(zshReply($0.completion)); fi ;;" }.joined(separator: "\n"))
            esac
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _barbell "$@"; else compdef _barbell barbell; fi

        """
    }

    private static func zshReply(_ values: Option.Completion) -> String {
        switch values {
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "compadd -- \(words.joined(separator: " "))"
        case .list(let name): "compadd -- ${(f)\"$(barbell completions --values \(name) 2>/dev/null)\"}"
        case .none: "_message value"
        }
    }

    // MARK: - fish

    private static func fish(_ verbs: [CompletedVerb]) -> String {
        let names = verbs.map(\.name).joined(separator: " ")
        var lines = [
            "# Completions of barbell for fish: barbell completions fish > ~/.config/fish/completions/barbell.fish",
            "complete -c barbell -f",
            "complete -c barbell -n 'not __fish_seen_subcommand_from \(names)' -s C -r -d 'change to a folder first'",
            "complete -c barbell -n 'not __fish_seen_subcommand_from \(names)' -l no-color -d 'no colours'",
            "complete -c barbell -n 'not __fish_seen_subcommand_from \(names) help' -a help -d 'show the options of a verb'",
            "complete -c barbell -n '__fish_seen_subcommand_from help' -a '\(names)'",
        ]
        for verb in verbs {
            lines.append("complete -c barbell -n 'not __fish_seen_subcommand_from \(names)' -a \(verb.name) -d \(quoted(verb.summary))")
            let condition = "complete -c barbell -n '__fish_seen_subcommand_from \(verb.name)'"
            for shown in verb.options {
                let option = shown.option
                let spelt = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }.joined(
                    separator: " ")
                lines.append(
                    "\(condition) \(spelt)\(option.value == nil ? "" : fishReply(option.completion)) -d \(quoted(shown.description))")
            }
            switch verb.completion {
            case .files, .folders: lines.append("\(condition) -F")
            case .none: continue
            default: lines.append("\(condition)\(fishReply(verb.completion).replacing(" -x", with: ""))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishReply(_ values: Option.Completion) -> String {
        switch values {
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        case .list(let name): " -x -a '(barbell completions --values \(name) 2>/dev/null)'"
        case .none: " -x"
        }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
}

/// A verb with all that completes it: its own options, and those of verbs below it.
private struct CompletedVerb {
    let name: String
    let summary: String
    let options: [Verb.ShownOption]
    let completion: Option.Completion

    init(_ verb: Verb) {
        name = verb.name
        summary = verb.summary
        completion = verb.completion
        var seen: Set<String> = []
        let help = Verb.ShownOption(option: Option(names: ["-h", "--help"]), description: "show this text")
        options = (verb.shownOptions + verb.verbs.flatMap(\.shownOptions) + [help]).filter {
            seen.insert($0.option.names.joined()).inserted
        }
    }
}
