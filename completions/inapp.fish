# Completions of inapp for fish. Written by "inapp completions fish".

function __inapp_takes_value --argument-names command option
    switch "$command $option"
        case 'new --set' 'new --locales' 'new -o' 'new --output' 'new --color'
            return 0
        case 'set -t' 'set --target' 'set --stdin-filename' 'set --color'
            return 0
        case 'unset -t' 'unset --target' 'unset --stdin-filename' 'unset --color'
            return 0
        case 'get --stdin-filename' 'get --color'
            return 0
        case 'add --at' 'add --value' 'add -t' 'add --target' 'add --stdin-filename' 'add --color'
            return 0
        case 'remove -t' 'remove --target' 'remove --stdin-filename' 'remove --color'
            return 0
        case 'move -t' 'move --target' 'move --stdin-filename' 'move --color'
            return 0
        case 'fmt --stdin-filename' 'fmt --color'
            return 0
        case 'convert -t' 'convert --target' 'convert --stdin-filename' 'convert --color'
            return 0
        case 'localize extract --locales' 'localize extract --default-language' 'localize extract --key' 'localize extract --color'
            return 0
        case 'localize add --from' 'localize add --color'
            return 0
        case 'localize status --format' 'localize status --stdin-filename' 'localize status --color'
            return 0
        case 'localize render --locale' 'localize render -t' 'localize render --target' 'localize render -o' 'localize render --output' 'localize render --stdin-filename' 'localize render --color'
            return 0
        case 'validate -t' 'validate --target' 'validate --locale' 'validate --format' 'validate --fail-on' 'validate --now' 'validate --select' 'validate --ignore' 'validate --max-entries' 'validate --max-size' 'validate --max-ratio' 'validate --max-name' 'validate --max-depth' 'validate --stdin-filename' 'validate --color'
            return 0
        case 'simulate --start' 'simulate --end' 'simulate --time-zone' 'simulate --max-displays' 'simulate --cooldown' 'simulate --platform' 'simulate -t' 'simulate --target' 'simulate --open' 'simulate --event' 'simulate --on-screen' 'simulate --from' 'simulate --until' 'simulate --expect' 'simulate --now' 'simulate --format' 'simulate --stdin-filename' 'simulate --users' 'simulate --seed' 'simulate --visits' 'simulate --hours' 'simulate --opted-in' 'simulate --ios' 'simulate --zones' 'simulate --shard' 'simulate --threads' 'simulate --events' 'simulate --window' 'simulate --bad-rows' 'simulate --summary' 'simulate --color'
            return 0
        case 'simulate merge --summary' 'simulate merge --format' 'simulate merge --color'
            return 0
        case 'inspect -t' 'inspect --target' 'inspect --format' 'inspect --now' 'inspect --max-entries' 'inspect --max-size' 'inspect --max-ratio' 'inspect --max-name' 'inspect --max-depth' 'inspect --color'
            return 0
        case 'diff -t' 'diff --target' 'diff --format' 'diff --stdin-filename' 'diff --color'
            return 0
        case 'pack -o' 'pack --output' 'pack -t' 'pack --target' 'pack --now' 'pack --max-entries' 'pack --max-size' 'pack --max-ratio' 'pack --max-name' 'pack --max-depth' 'pack --color'
            return 0
        case 'unpack --max-entries' 'unpack --max-size' 'unpack --max-ratio' 'unpack --max-name' 'unpack --max-depth' 'unpack --color'
            return 0
        case 'describe --color'
            return 0
        case 'explain --format' 'explain --color'
            return 0
        case 'schema --color'
            return 0
        case 'completions --color'
            return 0
    end
    return 1
end

function __inapp_at --argument-names command first last
    set -l words (commandline -opc)
    set -l found ''
    set -l place 1
    set -l skips 0
    set -l ended 0
    for word in $words[2..-1]
        if test $skips = 1
            set skips 0
        else if test $ended = 0; and test "$word" = --
            set ended 1
        else if test $ended = 0; and string match -qr -- '^-.' "$word"
            __inapp_takes_value "$found" "$word"; and set skips 1
        else if test -z "$found"
            set found "$word"
        else if contains -- "$found $word" 'localize extract' 'localize add' 'localize status' 'localize render' 'simulate merge'
            set found "$found $word"
        else
            set place (math $place + 1)
        end
    end
    test "$found" = "$command"; or return 1
    test -z "$first"; and return 0
    test $place -ge $first -a $place -le $last
end

function __inapp_files
    set -l token (commandline -ct | string replace -r -- '^-[^=]*=' '')
    set -l pattern '\\.('(string join '|' $argv)')$|/$'
    complete -C "__inapp_files_none $token" | string match -r -- "^.*(?:$pattern)"
end

complete -c inapp -f
complete -c inapp -s h -l help -d 'Show this help.'
complete -c inapp -n '__inapp_at ""' -l version -d 'Show the version.'
complete -c inapp -n '__inapp_at "" 1 1' -a new -d 'Writes a new template of a display type.'
complete -c inapp -n '__inapp_at "" 1 1' -a set -d 'Changes fields of a template, and leaves every other byte as it is.'
complete -c inapp -n '__inapp_at "" 1 1' -a unset -d 'Removes optional fields from a template.'
complete -c inapp -n '__inapp_at "" 1 1' -a get -d 'Prints one value of a template.'
complete -c inapp -n '__inapp_at "" 1 1' -a add -d 'Adds an element to a list: a button, a slide, a segment, a colour.'
complete -c inapp -n '__inapp_at "" 1 1' -a remove -d 'Removes an element from a list.'
complete -c inapp -n '__inapp_at "" 1 1' -a move -d 'Moves an element of a list to another place in it.'
complete -c inapp -n '__inapp_at "" 1 1' -a fmt -d 'Lays templates out in one way, in the order of the schema.'
complete -c inapp -n '__inapp_at "" 1 1' -a convert -d 'Turns a template into one of another display type.'
complete -c inapp -n '__inapp_at "" 1 1' -a localize -d 'Followed by extract, add, status or render.'
complete -c inapp -n '__inapp_at "" 1 1' -a validate -d 'Tells what each SDK release will do with a template, and why.'
complete -c inapp -n '__inapp_at "" 1 1' -a simulate -d 'Rehearses dates and frequency caps on a simulated clock.'
complete -c inapp -n '__inapp_at "" 1 1' -a inspect -d 'Shows what is in a ZIP and what phones do with it, without writing.'
complete -c inapp -n '__inapp_at "" 1 1' -a diff -d 'Shows what differs between two templates, field by field.'
complete -c inapp -n '__inapp_at "" 1 1' -a pack -d 'Checks a template and packs it into a ZIP.'
complete -c inapp -n '__inapp_at "" 1 1' -a unpack -d 'Unpacks a ZIP into a folder, all or nothing.'
complete -c inapp -n '__inapp_at "" 1 1' -a describe -d 'Explains display types, campaign files, and their fields.'
complete -c inapp -n '__inapp_at "" 1 1' -a explain -d 'Explains a rule of validate, with examples.'
complete -c inapp -n '__inapp_at "" 1 1' -a schema -d 'Prints the JSON Schema of a kind of document, for editors.'
complete -c inapp -n '__inapp_at "" 1 1' -a completions -d 'Prints the completion script of a shell.'
complete -c inapp -n '__inapp_at "" 1 1' -a help -d 'Explains a command or a topic.'
complete -c inapp -n '__inapp_at "localize" 1 1' -a extract -d 'Moves texts to pushwoosh.json, placeholders in their place.'
complete -c inapp -n '__inapp_at "localize" 1 1' -a add -d 'Adds a language to pushwoosh.json, ready to be translated.'
complete -c inapp -n '__inapp_at "localize" 1 1' -a status -d 'Shows which texts are translated into which language.'
complete -c inapp -n '__inapp_at "localize" 1 1' -a render -d 'Prints native-config.json as a phone in a language reads it.'
complete -c inapp -n '__inapp_at "simulate" 1 1' -a merge -d 'Adds up summaries that simulate has written for parts of users.'
complete -c inapp -n '__inapp_at "new"' -l set -x -d 'A field to set at once; may be repeated.'
complete -c inapp -n '__inapp_at "new"' -l locales -x -d 'Also write pushwoosh.json and placeholders; the first language is the default one.'
complete -c inapp -n '__inapp_at "new"' -l minimal -d 'Keep only the fields that phones need.'
complete -c inapp -n '__inapp_at "new"' -s o -l output -x -a '(__inapp_files json)' -d 'Write this file instead of a folder; - prints.'
complete -c inapp -n '__inapp_at "new"' -l list -d 'List the display types.'
complete -c inapp -n '__inapp_at "new"' -l force -d 'Overwrite a template that is there already.'
complete -c inapp -n '__inapp_at "new"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "new" 1 1' -a 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel'
complete -c inapp -n '__inapp_at "new" 1 2' -a '(__fish_complete_directories)'
complete -c inapp -n '__inapp_at "set"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "set"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "set"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "set"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "set"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "set" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "unset"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "unset"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "unset"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "unset"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "unset"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "unset" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "get"' -l json -d 'Print strings as JSON too.'
complete -c inapp -n '__inapp_at "get"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "get"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "get" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "add"' -l at -x -d 'Where it will be, counted from 0, or from the end with a minus.'
complete -c inapp -n '__inapp_at "add"' -l value -x -d 'The element itself, where it has no fields.'
complete -c inapp -n '__inapp_at "add"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "add"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "add"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "add"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "add"' -l color -x -a 'auto always never' -d 'When to colour the output: auto, always or never; else the element\'s field of that name.'
complete -c inapp -n '__inapp_at "add" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "remove"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "remove"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "remove"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "remove"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "remove"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "remove" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "move"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "move"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "move"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "move"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "move"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "move" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "fmt"' -l check -d 'Write nothing; list the files that would change, and exit 1.'
complete -c inapp -n '__inapp_at "fmt"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "fmt"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "fmt"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "fmt" 1 999' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "convert"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "convert"' -l force -d 'Make the change even if phones then drop the message, and in the place of an unused block.'
complete -c inapp -n '__inapp_at "convert"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'Check for an SDK release, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "convert"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "convert"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "convert" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "convert" 1 2' -a 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel'
complete -c inapp -n '__inapp_at "localize extract"' -l locales -x -d 'Languages to have; the first is the default one of a new pushwoosh.json.'
complete -c inapp -n '__inapp_at "localize extract"' -l default-language -x -d 'The language for phones whose own is not there.'
complete -c inapp -n '__inapp_at "localize extract"' -l key -x -d 'The key for a field; may be repeated.'
complete -c inapp -n '__inapp_at "localize extract"' -l urls -d 'Take links, pictures and videos too.'
complete -c inapp -n '__inapp_at "localize extract"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "localize extract"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "localize extract"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "localize extract" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "localize add"' -l from -x -d 'The language whose texts to start from.'
complete -c inapp -n '__inapp_at "localize add"' -l missing -d 'Add only the keys that a language lacks.'
complete -c inapp -n '__inapp_at "localize add"' -s n -l dry-run -d 'Print the change as a unified diff and touch nothing.'
complete -c inapp -n '__inapp_at "localize add"' -l force -d 'Make the change even if phones then drop the message.'
complete -c inapp -n '__inapp_at "localize add"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "localize add" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "localize status"' -l format -x -a 'text json' -d 'How to write it.'
complete -c inapp -n '__inapp_at "localize status"' -l check -d 'End with 1 if a text is missing, empty or no text; same counts as translated.'
complete -c inapp -n '__inapp_at "localize status"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "localize status"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "localize status" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "localize render"' -l locale -x -d 'The phone\'s language.'
complete -c inapp -n '__inapp_at "localize render"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'The SDK release.'
complete -c inapp -n '__inapp_at "localize render"' -s o -l output -x -a '(__inapp_files json)' -d 'Write this file; - prints.'
complete -c inapp -n '__inapp_at "localize render"' -l force -d 'Overwrite a file that is there already.'
complete -c inapp -n '__inapp_at "localize render"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "localize render"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "localize render" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "validate"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'An SDK release to ask about, such as ios@7.2.1; may be repeated.'
complete -c inapp -n '__inapp_at "validate"' -l locale -x -d 'A language to ask about, such as de; may be repeated.'
complete -c inapp -n '__inapp_at "validate"' -l format -x -a 'text json github sarif' -d 'How to write the findings.'
complete -c inapp -n '__inapp_at "validate"' -l fail-on -x -a 'error warning info never' -d 'From which severity on the exit code is 1.'
complete -c inapp -n '__inapp_at "validate"' -l now -x -d 'The moment at which end dates are judged.'
complete -c inapp -n '__inapp_at "validate"' -l select -x -a 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value' -d 'Show, count and repair only findings of these rules; verdicts stay what they are.'
complete -c inapp -n '__inapp_at "validate"' -l ignore -x -a 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value' -d 'Leave findings of these rules out; verdicts stay what they are.'
complete -c inapp -n '__inapp_at "validate"' -l fix -d 'Repair what surely means what the author meant.'
complete -c inapp -n '__inapp_at "validate"' -l unsafe-fixes -d 'Repair by good guesses too; implies --fix.'
complete -c inapp -n '__inapp_at "validate"' -s n -l dry-run -d 'Print what --fix would change as a diff, write nothing; implies --fix.'
complete -c inapp -n '__inapp_at "validate"' -l max-entries -x -d 'The most files and folders in a ZIP.'
complete -c inapp -n '__inapp_at "validate"' -l max-size -x -d 'The most that a ZIP unpacks to.'
complete -c inapp -n '__inapp_at "validate"' -l max-ratio -x -d 'How many times its packed size a file may have.'
complete -c inapp -n '__inapp_at "validate"' -l max-name -x -d 'The most bytes in a name.'
complete -c inapp -n '__inapp_at "validate"' -l max-depth -x -d 'The most parts in a path.'
complete -c inapp -n '__inapp_at "validate"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "validate"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "validate" 1 999' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "simulate"' -l start -x -d 'When the server begins to deliver.'
complete -c inapp -n '__inapp_at "simulate"' -l end -x -d 'When it ends; of a date alone, its last second.'
complete -c inapp -n '__inapp_at "simulate"' -l time-zone -x -d 'The zone of times, such as Europe/Berlin.'
complete -c inapp -n '__inapp_at "simulate"' -l max-displays -x -d 'How often a phone shows it at most.'
complete -c inapp -n '__inapp_at "simulate"' -l cooldown -x -d 'How long a phone waits between two displays: 90s, 24h, 3d.'
complete -c inapp -n '__inapp_at "simulate"' -l cap-enabled -d 'Whether the app calls setFrequencyCapEnabled(true), at each of its starts.'
complete -c inapp -n '__inapp_at "simulate"' -l no-cap-enabled -d 'Whether the app calls setFrequencyCapEnabled(true), at each of its starts.'
complete -c inapp -n '__inapp_at "simulate"' -l platform -x -a 'ios android' -d 'A platform, or an SDK release as for --target.'
complete -c inapp -n '__inapp_at "simulate"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'An SDK release, such as ios@7.2.1.'
complete -c inapp -n '__inapp_at "simulate"' -l open -x -a '(__inapp_files csv)' -d 'When the user opens the app, such as \'daily 09:00,18:00\'.'
complete -c inapp -n '__inapp_at "simulate"' -l event -x -d 'What else happens, such as \'reinstall 2026-12-05 12:00\'.'
complete -c inapp -n '__inapp_at "simulate"' -l on-screen -x -d 'How long the message stays, such as 10s, or until-closed.'
complete -c inapp -n '__inapp_at "simulate"' -l from -x -d 'Where to begin.'
complete -c inapp -n '__inapp_at "simulate"' -l until -x -d 'Where to stop; of a date alone, its last second.'
complete -c inapp -n '__inapp_at "simulate"' -l expect -x -d 'What must come of it, such as shown=3.'
complete -c inapp -n '__inapp_at "simulate"' -l now -x -d 'Where to begin when nothing else says.'
complete -c inapp -n '__inapp_at "simulate"' -l format -x -a 'text json csv html' -d 'How to write the timeline.'
complete -c inapp -n '__inapp_at "simulate"' -l all -d 'Print every line of a long timeline.'
complete -c inapp -n '__inapp_at "simulate"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "simulate"' -l users -x -d 'How many users to draw.'
complete -c inapp -n '__inapp_at "simulate"' -l seed -x -d 'What the draws depend on.'
complete -c inapp -n '__inapp_at "simulate"' -l visits -x -d 'Visits a user and day, on average.'
complete -c inapp -n '__inapp_at "simulate"' -l hours -x -d 'How likely the hours of a day are: 24 whole numbers.'
complete -c inapp -n '__inapp_at "simulate"' -l opted-in -x -d 'The share of users whose app calls setFrequencyCapEnabled(true).'
complete -c inapp -n '__inapp_at "simulate"' -l ios -x -d 'The share of users on iOS.'
complete -c inapp -n '__inapp_at "simulate"' -l zones -x -d 'Where users live, such as UTC=70%,Asia/Tokyo=30%.'
complete -c inapp -n '__inapp_at "simulate"' -l shard -x -d 'Simulate one part of the users only: 2/8.'
complete -c inapp -n '__inapp_at "simulate"' -l threads -x -d 'How many threads to use.'
complete -c inapp -n '__inapp_at "simulate"' -l events -x -a '(__inapp_files csv ndjson)' -d 'A log to replay, CSV or one JSON object a line, or -.'
complete -c inapp -n '__inapp_at "simulate"' -l window -x -d 'How late a row may come after younger ones of its user.'
complete -c inapp -n '__inapp_at "simulate"' -l bad-rows -x -d 'How many rows of a log may be unusable.'
complete -c inapp -n '__inapp_at "simulate"' -l summary -x -a '(__inapp_files json)' -d 'Also write the sums, for simulate merge.'
complete -c inapp -n '__inapp_at "simulate"' -l force -d 'Overwrite the summary that is there.'
complete -c inapp -n '__inapp_at "simulate"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "simulate" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "simulate merge"' -l summary -x -a '(__inapp_files json)' -d 'Also write the sums, for simulate merge.'
complete -c inapp -n '__inapp_at "simulate merge"' -l force -d 'Overwrite the summary that is there.'
complete -c inapp -n '__inapp_at "simulate merge"' -l format -x -a 'text json' -d 'How to write what came of it.'
complete -c inapp -n '__inapp_at "simulate merge"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "simulate merge" 1 999' -a '(__inapp_files json)'
complete -c inapp -n '__inapp_at "inspect"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'An SDK release to ask about.'
complete -c inapp -n '__inapp_at "inspect"' -l format -x -a 'text json' -d 'How to write it.'
complete -c inapp -n '__inapp_at "inspect"' -l now -x -d 'The moment at which end dates are judged.'
complete -c inapp -n '__inapp_at "inspect"' -l max-entries -x -d 'The most files and folders in a ZIP.'
complete -c inapp -n '__inapp_at "inspect"' -l max-size -x -d 'The most that a ZIP unpacks to.'
complete -c inapp -n '__inapp_at "inspect"' -l max-ratio -x -d 'How many times its packed size a file may have.'
complete -c inapp -n '__inapp_at "inspect"' -l max-name -x -d 'The most bytes in a name.'
complete -c inapp -n '__inapp_at "inspect"' -l max-depth -x -d 'The most parts in a path.'
complete -c inapp -n '__inapp_at "inspect"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "inspect" 1 1' -a '(__inapp_files zip)'
complete -c inapp -n '__inapp_at "diff"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'An SDK release to ask about.'
complete -c inapp -n '__inapp_at "diff"' -l format -x -a 'text json' -d 'How to write it.'
complete -c inapp -n '__inapp_at "diff"' -l stdin-filename -x -d 'The name of standard input in messages.'
complete -c inapp -n '__inapp_at "diff"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "diff" 1 1' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "diff" 2 2' -a '(__inapp_files zip json)'
complete -c inapp -n '__inapp_at "pack"' -s o -l output -x -a '(__inapp_files zip)' -d 'The ZIP to write.'
complete -c inapp -n '__inapp_at "pack"' -l check -d 'Write nothing; compare contents, and exit 1 if the ZIP differs.'
complete -c inapp -n '__inapp_at "pack"' -l list -d 'Write nothing; list what goes in and what is left out.'
complete -c inapp -n '__inapp_at "pack"' -s t -l target -x -a 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' -d 'An SDK release that must show the message.'
complete -c inapp -n '__inapp_at "pack"' -l no-validate -d 'Pack without checking first.'
complete -c inapp -n '__inapp_at "pack"' -l force -d 'Overwrite a ZIP that is there already.'
complete -c inapp -n '__inapp_at "pack"' -l verbose -d 'Tell what the bytes depend on besides the files.'
complete -c inapp -n '__inapp_at "pack"' -l now -x -d 'The moment at which end dates are judged.'
complete -c inapp -n '__inapp_at "pack"' -l max-entries -x -d 'The most files and folders in a ZIP.'
complete -c inapp -n '__inapp_at "pack"' -l max-size -x -d 'The most that a ZIP unpacks to.'
complete -c inapp -n '__inapp_at "pack"' -l max-ratio -x -d 'How many times its packed size a file may have.'
complete -c inapp -n '__inapp_at "pack"' -l max-name -x -d 'The most bytes in a name.'
complete -c inapp -n '__inapp_at "pack"' -l max-depth -x -d 'The most parts in a path.'
complete -c inapp -n '__inapp_at "pack"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "pack" 1 1' -a '(__fish_complete_directories)'
complete -c inapp -n '__inapp_at "unpack"' -l force -d 'Overwrite files that are there already.'
complete -c inapp -n '__inapp_at "unpack"' -l strip -d 'Drop the one folder that everything in the ZIP is in.'
complete -c inapp -n '__inapp_at "unpack"' -l max-entries -x -d 'The most files and folders in a ZIP.'
complete -c inapp -n '__inapp_at "unpack"' -l max-size -x -d 'The most that a ZIP unpacks to.'
complete -c inapp -n '__inapp_at "unpack"' -l max-ratio -x -d 'How many times its packed size a file may have.'
complete -c inapp -n '__inapp_at "unpack"' -l max-name -x -d 'The most bytes in a name.'
complete -c inapp -n '__inapp_at "unpack"' -l max-depth -x -d 'The most parts in a path.'
complete -c inapp -n '__inapp_at "unpack"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "unpack" 1 1' -a '(__inapp_files zip)'
complete -c inapp -n '__inapp_at "unpack" 2 2' -a '(__fish_complete_directories)'
complete -c inapp -n '__inapp_at "describe"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "describe" 1 1' -a 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel campaign'
complete -c inapp -n '__inapp_at "explain"' -l list -d 'List every rule instead.'
complete -c inapp -n '__inapp_at "explain"' -l format -x -a 'text json' -d 'How to write it.'
complete -c inapp -n '__inapp_at "explain"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "explain" 1 1' -a 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value'
complete -c inapp -n '__inapp_at "schema"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "schema" 1 1' -a 'native-config pushwoosh campaign'
complete -c inapp -n '__inapp_at "completions"' -l color -x -a 'auto always never' -d 'When to colour the output.'
complete -c inapp -n '__inapp_at "completions" 1 1' -a 'bash zsh fish'
complete -c inapp -n '__inapp_at "help" 1 1' -a 'new set unset get add remove move fmt convert localize validate simulate inspect diff pack unpack describe explain schema completions exit-codes field-paths targets capping event-logs environment'
