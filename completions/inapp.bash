# Completions of inapp for bash. Written by "inapp completions bash".
# The words come from the program itself, as bash is to put them on the line.

_inapp() {
  local line options=()
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ ${#options[@]} -eq 0 ]]; then
      read -ra options <<< "$line"
    else
      COMPREPLY+=("$line")
    fi
  done <<< "$(command inapp complete bash -- "${BASH_VERSINFO[0]}" \
    "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2> /dev/null)"
  [[ ${#options[@]} -eq 0 ]] || compopt "${options[@]}" 2> /dev/null || true
}

complete -o nospace -F _inapp inapp
