# Completions of inapp for fish. Written by "inapp completions fish".
# The words come from the program itself.

function __inapp_complete
    set -l answer (command inapp complete fish -- \
        (commandline -opc) (commandline -ct) 2> /dev/null)
    set -q answer[4]; and printf '%s\n' $answer[4..-1]
    if test -n "$answer[1]"
        for file in (complete -C "__inapp_complete_none $answer[3]" | string match -r -- $answer[1])
            printf '%s%s\n' $answer[2] $file
        end
    end
end

complete -c inapp -k -f -a '(__inapp_complete)'
