# bash completion for sharesheet

_sharesheet_activities='mail message airDrop Mastodon Bluesky Telegram Nextcloud Notes Reminders
  Paste postToTwitter postToFacebook postToWeibo postToFlickr postToVimeo S3 postToTencentWeibo
  copyToPasteboard SaveToFiles print OpenWith OpenInBrowser saveToCameraRoll addToReadingList
  QRCode Archive markupAsPDF assignToContact'

# Completes the last part of a list with commas, and keeps what stands before it.
_sharesheet_activity_list() {
  local done_part=
  [[ $1 == *,* ]] && done_part=${1%,*},
  compopt -o nospace 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -P "$done_part" -W "$_sharesheet_activities" -- "${1##*,}")
}

_sharesheet_services='bluesky mastodon matrix postToFacebook postToFlickr postToTwitter postToVimeo postToWeibo telegram'

# Completes the value of option $1, of which $2 is there already. Fails for a switch.
_sharesheet_value() {
  case $1 in
    --icons)
      mapfile -t COMPREPLY < <(compgen -W \
        'auto ascii reverse half blocks sextant braille unicode none' -- "$2") ;;
    --color)
      mapfile -t COMPREPLY < <(compgen -W 'auto never 16 256 truecolor' -- "$2") ;;
    --category)
      mapfile -t COMPREPLY < <(compgen -W 'share action' -- "$2") ;;
    --store)
      mapfile -t COMPREPLY < <(compgen -W 'keyring pass file' -- "$2") ;;
    --size)
      mapfile -t COMPREPLY < <(compgen -W '10x5 12x6 16x8' -- "$2") ;;
    -a | --activity)
      mapfile -t COMPREPLY < <(compgen -W "$_sharesheet_activities" -- "$2") ;;
    -x | --exclude | --only)
      _sharesheet_activity_list "$2" ;;
    --to)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$2") ;;
    -f | --file | --files-from)
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    -t | --text | -u | --url | -s | --subject | --name | --type | --set | --title | --accept-from | --pin)
      COMPREPLY=() ;;
    *) return 1 ;;
  esac
}

_sharesheet() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word
  COMPREPLY=()
  # "=" is a word of its own in COMP_WORDBREAKS.
  if [[ $current == '=' ]]; then
    _sharesheet_value "$previous" '' && return
  elif [[ $previous == '=' ]]; then
    _sharesheet_value "${COMP_WORDS[COMP_CWORD - 2]}" "$current" && return
  elif _sharesheet_value "$previous" "$current"; then
    return
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ $word == -- ]] && break
  done
  if [[ $current == -* && $word != -- && ${COMP_WORDS[1]} == accounts ]]; then
    mapfile -t COMPREPLY < <(compgen -W '
      --store --set -j --json -0 --print0 --color --no-mouse --accessible -h --help' -- "$current")
  elif [[ ${COMP_WORDS[1]} == accounts ]] && (( COMP_CWORD > 1 )); then
    if (( COMP_CWORD == 2 )); then
      mapfile -t COMPREPLY < <(compgen -W 'list add test remove' -- "$current")
    elif (( COMP_CWORD == 3 )) && [[ ${COMP_WORDS[2]} == add ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$_sharesheet_services" -- "$current")
    fi
  elif [[ $current == -* && $word != -- && ${COMP_WORDS[1]} == icon ]]; then
    mapfile -t COMPREPLY < <(compgen -W '
      --size --category --icons --color -h --help' -- "$current")
  elif [[ $current == -* && $word != -- && ${COMP_WORDS[1]} == receive ]]; then
    mapfile -t COMPREPLY < <(compgen -W '
      --accept-from --once --pin --to -j --json -0 --print0
      --color --no-mouse --accessible -h --help' -- "$current")
  elif [[ $current == -* && $word != -- ]]; then
    mapfile -t COMPREPLY < <(compgen -W '
      -t --text -u --url -f --file --files-from -z --null -s --subject --name --type
      -x --exclude --only -a --activity --set -l --list --all
      -j --json -0 --print0
      --title --icons --color --no-mouse --accessible
      --debug -h --help --version' -- "$current")
  else
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
  fi
}

complete -F _sharesheet sharesheet
