/// A script that types lines into an interactive zsh, presses Tab after each, and logs what is offered.
///
/// Its arguments are the completion script, `source` or `autoload`, the log file, and the lines. The log has one
/// word or description a line, and `END` after the answers to each line.
let zshDriver = #"""
  zmodload zsh/zpty
  script=$1 way=$2 log=$3
  zpty shell zsh -f -i
  zpty -w shell "stty rows 200 cols 250; PS1=; log=${(q)log}; LISTMAX=0; setopt no_beep"
  [[ $way == autoload ]] && zpty -w shell "fpath=(${(q)script:h} \$fpath)"
  zpty -w shell "autoload -Uz compinit; compinit -u -D"
  [[ $way == source ]] && zpty -w shell "source ${(q)script}"
  zpty -w shell 'compadd() {
    local -a found
    local shown=${argv[${argv[(i)-*d]}+1]}
    if (( ! ${argv[(I)-*[OAD]]} )); then
      builtin compadd -O found "$@"
      print -rl -- $found "${(@P)shown}" >> $log
    fi
    builtin compadd "$@"
  }'
  zpty -w shell 'mark() { print -r -- END >> $log; BUFFER= }; zle -N mark; bindkey "^O" mark'
  for line in "${@[4,-1]}"; do
    zpty -n -w shell "$line"$'\t\x0f'
  done
  for attempt in {1..400}; do
    [[ -e $log ]] && (( $(grep -c "^END$" $log) == $# - 3 )) && break
    zpty -r -t shell output
    sleep 0.05
  done
  zpty -d shell
  """#
