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
    'set') case $2 in -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'unset') case $2 in -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'get') case $2 in --stdin-filename | --color) return 0 ;; esac ;;
    'add') case $2 in --at | --value | -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'remove') case $2 in -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'move') case $2 in -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'fmt') case $2 in --stdin-filename | --color) return 0 ;; esac ;;
    'convert') case $2 in -t | --target | --stdin-filename | --color) return 0 ;; esac ;;
    'localize extract') case $2 in --locales | --default-language | --key | --color) return 0 ;; esac ;;
    'localize add') case $2 in --from | --color) return 0 ;; esac ;;
    'localize status') case $2 in --format | --stdin-filename | --color) return 0 ;; esac ;;
    'localize render') case $2 in --locale | -t | --target | -o | --output | --stdin-filename | --color) return 0 ;; esac ;;
    'inbox-payload') case $2 in --type | --from | --title | --title-lang | --content | --content-lang | --image | --slide | --slides | --video | --poster | --wallet | --button | --data | --application | --send-date | --timezone | --inbox-days | --inbox-date | --platform | --device | --user | --filter | --condition | -o | --output | --color) return 0 ;; esac ;;
    'validate') case $2 in -t | --target | --locale | --format | --fail-on | --now | --select | --ignore | --max-entries | --max-size | --max-ratio | --max-name | --max-depth | --stdin-filename | --color) return 0 ;; esac ;;
    'simulate') case $2 in --start | --end | --time-zone | --max-displays | --cooldown | --platform | -t | --target | --open | --event | --on-screen | --from | --until | --expect | --now | --format | --stdin-filename | --users | --seed | --visits | --hours | --opted-in | --ios | --zones | --shard | --threads | --events | --window | --bad-rows | --summary | --color) return 0 ;; esac ;;
    'simulate merge') case $2 in --summary | --format | --color) return 0 ;; esac ;;
    'inspect') case $2 in -t | --target | --format | --now | --max-entries | --max-size | --max-ratio | --max-name | --max-depth | --color) return 0 ;; esac ;;
    'diff') case $2 in -t | --target | --format | --stdin-filename | --color) return 0 ;; esac ;;
    'pack') case $2 in -o | --output | -t | --target | --now | --max-entries | --max-size | --max-ratio | --max-name | --max-depth | --color) return 0 ;; esac ;;
    'unpack') case $2 in --max-entries | --max-size | --max-ratio | --max-name | --max-depth | --color) return 0 ;; esac ;;
    'describe') case $2 in --color) return 0 ;; esac ;;
    'explain') case $2 in --format | --color) return 0 ;; esac ;;
    'schema') case $2 in --color) return 0 ;; esac ;;
    'completions') case $2 in --color) return 0 ;; esac ;;
  esac
  return 1
}

_inapp_value() {
  case "$1 $2" in
    'new -o' | 'new --output') _inapp_files json ;;
    'new --color') _inapp_add -W 'auto always never' ;;
    'set -t' | 'set --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'set --color') _inapp_add -W 'auto always never' ;;
    'unset -t' | 'unset --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'unset --color') _inapp_add -W 'auto always never' ;;
    'get --color') _inapp_add -W 'auto always never' ;;
    'add -t' | 'add --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'add --color') _inapp_add -W 'auto always never' ;;
    'remove -t' | 'remove --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'remove --color') _inapp_add -W 'auto always never' ;;
    'move -t' | 'move --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'move --color') _inapp_add -W 'auto always never' ;;
    'fmt --color') _inapp_add -W 'auto always never' ;;
    'convert -t' | 'convert --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'convert --color') _inapp_add -W 'auto always never' ;;
    'localize extract --color') _inapp_add -W 'auto always never' ;;
    'localize add --color') _inapp_add -W 'auto always never' ;;
    'localize status --format') _inapp_add -W 'text json' ;;
    'localize status --color') _inapp_add -W 'auto always never' ;;
    'localize render -t' | 'localize render --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'localize render -o' | 'localize render --output') _inapp_files json ;;
    'localize render --color') _inapp_add -W 'auto always never' ;;
    'inbox-payload --type') _inapp_add -W 'banner captioned classic carousel video wallet' ;;
    'inbox-payload --from') _inapp_add -W 'banner captioned classic carousel video wallet' ;;
    'inbox-payload --slides') _inapp_files csv ;;
    'inbox-payload --platform') _inapp_add -W 'ios blackberry android nokia windows-phone bada macos windows amazon safari chrome firefox ie huawei' ;;
    'inbox-payload -o' | 'inbox-payload --output') _inapp_files json ;;
    'inbox-payload --color') _inapp_add -W 'auto always never' ;;
    'validate -t' | 'validate --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'validate --format') _inapp_add -W 'text json github sarif' ;;
    'validate --fail-on') _inapp_add -W 'error warning info never' ;;
    'validate --select') _inapp_add -W 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value nothing-to-send bad-application-code unusable-date unknown-zone unknown-platform conflicting-fields too-many large-request large-payload missing-language not-in-inbox inbox-days-out-of-range misplaced-inbox-field data-not-an-object unknown-card card-too-new incomplete-card unusable-card-part slide-without-image too-many-slides button-without-title button-without-action custom-with-url too-many-buttons buttons-not-shown unusable-link unusable-image own-link-wins pinned-not-read' ;;
    'validate --ignore') _inapp_add -W 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value nothing-to-send bad-application-code unusable-date unknown-zone unknown-platform conflicting-fields too-many large-request large-payload missing-language not-in-inbox inbox-days-out-of-range misplaced-inbox-field data-not-an-object unknown-card card-too-new incomplete-card unusable-card-part slide-without-image too-many-slides button-without-title button-without-action custom-with-url too-many-buttons buttons-not-shown unusable-link unusable-image own-link-wins pinned-not-read' ;;
    'validate --color') _inapp_add -W 'auto always never' ;;
    'simulate --platform') _inapp_add -W 'ios android' ;;
    'simulate -t' | 'simulate --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'simulate --open') _inapp_files csv ;;
    'simulate --format') _inapp_add -W 'text json csv html' ;;
    'simulate --events') _inapp_files csv ndjson ;;
    'simulate --summary') _inapp_files json ;;
    'simulate --color') _inapp_add -W 'auto always never' ;;
    'simulate merge --summary') _inapp_files json ;;
    'simulate merge --format') _inapp_add -W 'text json' ;;
    'simulate merge --color') _inapp_add -W 'auto always never' ;;
    'inspect -t' | 'inspect --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'inspect --format') _inapp_add -W 'text json' ;;
    'inspect --color') _inapp_add -W 'auto always never' ;;
    'diff -t' | 'diff --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'diff --format') _inapp_add -W 'text json' ;;
    'diff --color') _inapp_add -W 'auto always never' ;;
    'pack -o' | 'pack --output') _inapp_files zip ;;
    'pack -t' | 'pack --target') _inapp_add -W 'ios ios@7.2.0 ios@7.2.1 ios@7.2.4 ios@7.2.7 android android@6.10.0 android@6.10.1 android@6.10.2 android@6.11.0 android@6.13.0' ;;
    'pack --color') _inapp_add -W 'auto always never' ;;
    'unpack --color') _inapp_add -W 'auto always never' ;;
    'describe --color') _inapp_add -W 'auto always never' ;;
    'explain --format') _inapp_add -W 'text json' ;;
    'explain --color') _inapp_add -W 'auto always never' ;;
    'schema --color') _inapp_add -W 'auto always never' ;;
    'completions --color') _inapp_add -W 'auto always never' ;;
  esac
}

_inapp_options() {
  case "$1" in
    'new') _inapp_add -W '--set --locales --minimal --output --list --force --color --help' ;;
    'set') _inapp_add -W '--dry-run --force --target --stdin-filename --color --help' ;;
    'unset') _inapp_add -W '--dry-run --force --target --stdin-filename --color --help' ;;
    'get') _inapp_add -W '--json --stdin-filename --color --help' ;;
    'add') _inapp_add -W '--at --value --dry-run --force --target --stdin-filename --color --help' ;;
    'remove') _inapp_add -W '--dry-run --force --target --stdin-filename --color --help' ;;
    'move') _inapp_add -W '--dry-run --force --target --stdin-filename --color --help' ;;
    'fmt') _inapp_add -W '--check --dry-run --stdin-filename --color --help' ;;
    'convert') _inapp_add -W '--dry-run --force --target --stdin-filename --color --help' ;;
    'localize extract') _inapp_add -W '--locales --default-language --key --urls --dry-run --force --color --help' ;;
    'localize add') _inapp_add -W '--from --missing --dry-run --force --color --help' ;;
    'localize status') _inapp_add -W '--format --check --stdin-filename --color --help' ;;
    'localize render') _inapp_add -W '--locale --target --output --force --stdin-filename --color --help' ;;
    'inbox-payload') _inapp_add -W '--type --from --title --title-lang --content --content-lang --image --slide --slides --video --poster --wallet --button --pinned --data --application --send-date --timezone --inbox-days --inbox-date --platform --device --user --filter --condition --explain --curl --reveal-token --output --force --color --help' ;;
    'validate') _inapp_add -W '--target --locale --format --fail-on --explain --now --select --ignore --fix --unsafe-fixes --dry-run --max-entries --max-size --max-ratio --max-name --max-depth --stdin-filename --color --help' ;;
    'simulate') _inapp_add -W '--start --end --time-zone --max-displays --cooldown --cap-enabled --no-cap-enabled --platform --target --open --event --on-screen --from --until --expect --now --format --all --stdin-filename --users --seed --visits --hours --opted-in --ios --zones --shard --threads --events --window --bad-rows --summary --force --color --help' ;;
    'simulate merge') _inapp_add -W '--summary --force --format --color --help' ;;
    'inspect') _inapp_add -W '--target --format --now --max-entries --max-size --max-ratio --max-name --max-depth --color --help' ;;
    'diff') _inapp_add -W '--target --format --stdin-filename --color --help' ;;
    'pack') _inapp_add -W '--output --check --list --target --no-validate --force --verbose --now --max-entries --max-size --max-ratio --max-name --max-depth --color --help' ;;
    'unpack') _inapp_add -W '--force --strip --max-entries --max-size --max-ratio --max-name --max-depth --color --help' ;;
    'describe') _inapp_add -W '--color --help' ;;
    'explain') _inapp_add -W '--list --format --color --help' ;;
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
    'add 1') _inapp_files zip json ;;
    'remove 1') _inapp_files zip json ;;
    'move 1') _inapp_files zip json ;;
    'fmt '*) _inapp_files zip json ;;
    'convert 1') _inapp_files zip json; _inapp_add -W 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel' ;;
    'convert 2') _inapp_add -W 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel' ;;
    'localize extract 1') _inapp_files zip json ;;
    'localize add 1') _inapp_files zip json ;;
    'localize status 1') _inapp_files zip json ;;
    'localize render 1') _inapp_files zip json ;;
    'validate '*) _inapp_files zip json ;;
    'simulate 1') _inapp_files zip json; _inapp_add -W 'merge' ;;
    'simulate merge '*) _inapp_files json ;;
    'inspect 1') _inapp_files zip ;;
    'diff 1') _inapp_files zip json ;;
    'diff 2') _inapp_files zip json ;;
    'pack 1') _inapp_folders ;;
    'unpack 1') _inapp_files zip ;;
    'unpack 2') _inapp_folders ;;
    'describe 1') _inapp_add -W 'modal fullscreen stories banner carousel sheet video pip scratchcard spinwheel campaign create-message' ;;
    'explain 1') _inapp_add -W 'invalid-json byte-order-mark duplicate-key lone-surrogate unknown-display-type unused-block missing-field unknown-field misplaced-field wrong-type unknown-choice list-length empty-reward color-not-hex number-out-of-range number-not-whole empty-text choice-case url-unparsable url-needs-encoding url-surrounding-space url-without-scheme url-without-host url-scheme-case url-dangerous-scheme media-not-https media-in-archive media-kind unsupported-display-type undocumented-support unsupported-field undocumented-field low-contrast text-cut too-brief-to-read close-button-forced missing-fallback dark-without-light no-visible-effect one-color-gradient placeholder-not-portable placeholder-reads-differently placeholder-type-unknown display-type-varies placeholder-in-translation missing-translation keys-differ empty-translation translation-not-text unused-translation translations-unused default-language-missing default-language-absent unreachable-language already-expired time-in-milliseconds ttl-unused never-shown cooldown-unused cap-needs-opt-in cap-without-id id-replaced config-not-at-root name-case second-config html-beside-native unread-media junk-in-archive empty-name leaves-folder absolute-path colon-in-name backslash-in-name odd-path hidden-character undecodable-name reserved-name long-name deep-path duplicate-entry same-on-disk file-is-folder link-entry special-file encrypted-entry unsupported-method stored-streaming wrong-checksum wrong-size damaged-archive two-names two-headers overlapping-entries hidden-bytes not-an-archive truncated-archive leading-bytes trailing-bytes split-archive too-many-entries too-large too-compressed unusable-value nothing-to-send bad-application-code unusable-date unknown-zone unknown-platform conflicting-fields too-many large-request large-payload missing-language not-in-inbox inbox-days-out-of-range misplaced-inbox-field data-not-an-object unknown-card card-too-new incomplete-card unusable-card-part slide-without-image too-many-slides button-without-title button-without-action custom-with-url too-many-buttons buttons-not-shown unusable-link unusable-image own-link-wins pinned-not-read' ;;
    'schema 1') _inapp_add -W 'native-config pushwoosh campaign create-message' ;;
    'completions 1') _inapp_add -W 'bash zsh fish' ;;
    'help 1') _inapp_add -W 'new set unset get add remove move fmt convert localize inbox-payload validate simulate inspect diff pack unpack describe explain schema completions exit-codes field-paths targets capping event-logs environment' ;;
    ' '*) _inapp_add -W 'new set unset get add remove move fmt convert localize inbox-payload validate simulate inspect diff pack unpack describe explain schema completions help' ;;
    'localize '*) _inapp_add -W 'extract add status render' ;;
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
      case "$command $word" in
        'localize extract' | 'localize add' | 'localize status' | 'localize render' | 'simulate merge') command="$command $word"; continue ;;
      esac
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
