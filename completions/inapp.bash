# Completions of inapp for bash. Written by "inapp completions bash".

_inapp_add() {
  local line
  while IFS= read -r line; do
    [[ -n $line ]] && COMPREPLY+=("$line")
  done <<< "$(compgen "$@" -- "$cur")"
}

_inapp_files() {
  compopt -o filenames 2> /dev/null
  if [[ $# -eq 0 ]]; then
    _inapp_add -f
    return
  fi
  _inapp_add -d
  local extension
  for extension in "$@"; do
    _inapp_add -f -X "!*.$extension"
  done
}

_inapp_folders() {
  compopt -o filenames 2> /dev/null
  _inapp_add -d
}

_inapp_takes_value() {
  case "$1" in
    'new') case $2 in --set | --locales | -o | --output | --color) return 0 ;; esac ;;
    'set') case $2 in --stdin-filename | --color) return 0 ;; esac ;;
    'unset') case $2 in --stdin-filename | --color) return 0 ;; esac ;;
    'get') case $2 in --stdin-filename | --color) return 0 ;; esac ;;
    'validate') case $2 in -t | --target | --locale | --format | --fail-on | --stdin-filename | --color) return 0 ;; esac ;;
    'inspect') case $2 in -t | --target | --format | --color) return 0 ;; esac ;;
    'pack') case $2 in -o | --output | -t | --target | --color) return 0 ;; esac ;;
    'unpack') case $2 in --color) return 0 ;; esac ;;
    'describe') case $2 in --color) return 0 ;; esac ;;
    'schema') case $2 in --color) return 0 ;; esac ;;
    'completions') case $2 in --color) return 0 ;; esac ;;
  esac
  return 1
}

_inapp_value() {
  case "$1 $2" in
    'new -o' | 'new --output') _inapp_files json ;;
    'new --color') _inapp_add -W 'auto always never' ;;
    'set --color') _inapp_add -W 'auto always never' ;;
    'unset --color') _inapp_add -W 'auto always never' ;;
    'get --color') _inapp_add -W 'auto always never' ;;
    'validate -t' | 'validate --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'validate --format') _inapp_add -W 'text json' ;;
    'validate --fail-on') _inapp_add -W 'error warning info never' ;;
    'validate --color') _inapp_add -W 'auto always never' ;;
    'inspect -t' | 'inspect --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'inspect --format') _inapp_add -W 'text json' ;;
    'inspect --color') _inapp_add -W 'auto always never' ;;
    'pack -o' | 'pack --output') _inapp_files zip ;;
    'pack -t' | 'pack --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'pack --color') _inapp_add -W 'auto always never' ;;
    'unpack --color') _inapp_add -W 'auto always never' ;;
    'describe --color') _inapp_add -W 'auto always never' ;;
    'schema --color') _inapp_add -W 'auto always never' ;;
    'completions --color') _inapp_add -W 'auto always never' ;;
  esac
}

_inapp_options() {
  case "$1" in
    'new') _inapp_add -W '--set --locales --minimal --output --list --force --color --help' ;;
    'set') _inapp_add -W '--dry-run --force --stdin-filename --color --help' ;;
    'unset') _inapp_add -W '--dry-run --force --stdin-filename --color --help' ;;
    'get') _inapp_add -W '--json --stdin-filename --color --help' ;;
    'validate') _inapp_add -W '--target --locale --format --fail-on --fix --unsafe-fixes --dry-run --stdin-filename --color --help' ;;
    'inspect') _inapp_add -W '--target --format --color --help' ;;
    'pack') _inapp_add -W '--output --check --list --target --no-validate --force --color --help' ;;
    'unpack') _inapp_add -W '--force --color --help' ;;
    'describe') _inapp_add -W '--color --help' ;;
    'schema') _inapp_add -W '--color --help' ;;
    'completions') _inapp_add -W '--color --help' ;;
    'help') _inapp_add -W '--help' ;;
    *) _inapp_add -W '--help --version' ;;
  esac
}

_inapp_operand() {
  case "$1 $2" in
    'new 1') _inapp_add -W 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel'; _inapp_folders ;;
    'new 2') _inapp_folders ;;
    'set 1') _inapp_files zip json ;;
    'unset 1') _inapp_files zip json ;;
    'get 1') _inapp_files zip json ;;
    'validate '*) _inapp_files zip json ;;
    'inspect 1') _inapp_files zip ;;
    'pack 1') _inapp_folders ;;
    'unpack 1') _inapp_files zip ;;
    'unpack 2') _inapp_folders ;;
    'describe 1') _inapp_add -W 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel' ;;
    'schema 1') _inapp_add -W 'native-config pushwoosh' ;;
    'completions 1') _inapp_add -W 'bash zsh fish' ;;
    'help 1') _inapp_add -W 'new set unset get validate inspect pack unpack describe schema completions exit-codes field-paths targets environment' ;;
    ' '*) _inapp_add -W 'new set unset get validate inspect pack unpack describe schema completions help' ;;
  esac
}

_inapp() {
  local cur=${COMP_WORDS[COMP_CWORD]} command='' option='' prefix='' place=1 ended='' i word
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == '=' ]]; then
      continue
    elif [[ -n $option ]]; then
      option=''
    elif [[ -z $ended && $word == -- ]]; then
      ended=1
    elif [[ -z $ended && $word == -?* ]]; then
      _inapp_takes_value "$command" "$word" && option=$word
    elif [[ -z $command ]]; then
      command=$word
    else
      place=$((place + 1))
    fi
  done
  if [[ $cur == '=' ]]; then
    cur=''
  elif [[ -z $ended && -z $option && $cur == --*=* ]]; then
    prefix=${cur%%=*}=
    option=${cur%%=*}
    cur=${cur#*=}
  fi
  if [[ -n $option ]]; then
    _inapp_value "$command" "$option"
  elif [[ -z $ended && $cur == -* ]]; then
    _inapp_options "$command"
  else
    _inapp_operand "$command" "$place"
  fi
  [[ -z $prefix ]] || COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
}

complete -F _inapp inapp
