#!/bin/bash
# Measures the sharesheet program through a pty and compares it with c-grid, a hand-written C and
# ncurses program that draws 2 rows of 6 boxes: about the least a curses program can take.
#
#     Tests/Benchmarks/run.sh SHARESHEET [SHEET-BENCH]      (`make bench` builds both and calls this)
#
# Environment: RUNS rounds (11) · STRICT=1 exit 1 when a required figure is missed · MARKER a text of
# the finished first frame (Copy) · KEEP=FILE keeps ttybench's JSON with every run.
#
# Exit status: 0, 1 for a missed figure with STRICT=1, 2 when a run went wrong (timed out, left the
# terminal changed, or was killed), a figure could not be taken, or something could not be built.
#
# How ttybench measures (its --help has the rest). All times are CLOCK_MONOTONIC, from before fork.
#   ready_ms      until the marker is on the rendered screen, not merely in the byte stream
#   key_us        one key alone: from writing it to the last byte before 30 ms of silence
#   burst_ms      many keys in one write, until the screen is at rest; resize_ms: the same for a size
#   rss_peak_kb   VmHWM of all processes of the session; cpu_ms: user and system time of the whole run
#   quit_ms       from the last key to the exit, ncurses' wait after Esc (25 ms) included
#   idle_wakeups  voluntary context switches a second without input, in all threads
# Cases run interleaved (A B C A B C), so that a slow moment hits all. Absolute times move with the
# machine and its load; the ratio of the minima of one run holds. Compare ratios, not milliseconds.
#
# The icon renderer is timed inside sheet-bench, libchafa and libcaca inside artbench: calls on pixels in
# memory, in turns over five rounds, the least of each. So no start-up and no decoding counts for or
# against any. jp2a has no library; its figure is a run with a picture less one with --version, and
# img2txt's is taken the same way. Both still decode the picture. chafa may use all cores; we use one.
set -euo pipefail

program=${1:?usage: run.sh SHARESHEET [SHEET-BENCH]}
bench=${2:-}
runs=${RUNS:-11}
marker=${MARKER:-Copy}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/sharesheet-bench-XXXXXX")
trap 'rm -rf "$work"' EXIT

build() {
  gcc -O2 -Wall -Wextra -o "$work/ttybench" "$here/ttybench.c" -lutil
  gcc -O2 -w -o "$work/c-grid" "$here/grid.c" -lncursesw -ltinfo
  # shellcheck disable=SC2046
  [ -z "$bench" ] || gcc -O2 -Wall -Wextra -o "$work/artbench" "$here/artbench.c" \
    $(pkg-config --cflags --libs chafa caca) -lm
}

# The icon renderer and its peers in turns.
measure_art() {
  local picture="$here/../../Resources/Icons/document-60.png"
  for _ in 1 2 3 4 5; do
    "$bench" art
    "$work/artbench" "$picture"
  done > "$work/art"
}

# art NAME: the least of its times in milliseconds.
art() {
  awk -v name="$1" '$1 == name && (least == "" || $2 < least) { least = $2 } END { print least }' \
    "$work/art"
}

# What the cases share or read: a home of its own with a small configuration, a picture's name, a
# list of 100,000 files that exist, and 100 MB of text.
prepare() {
  mkdir -p "$work/home/.config/sharesheet" "$work/run" "$work/items"
  cat > "$work/home/.config/sharesheet/config.toml" <<'TOML'
[general]
browser = "auto"
notes_dir = "~/Notes"
[copy]
order = ["wayland", "x11", "tmux", "osc52"]
osc52_max = 750000
[mail]
backend = "auto"
from = "Me <me@example.org>"
TOML
  printf 'A note to share.\n' > "$work/note.txt"
  (cd "$work/items" && seq -f 'item-%06.0f.txt' 100000 | xargs touch)
  seq -f "$work/items/item-%06.0f.txt" 100000 > "$work/list"
  yes 'One hundred megabytes of the same line of text.' | head -c 100000000 > "$work/big" || true
}

measure() {
  local common=(--clean-env --env "PATH=$PATH" --env LANG=C.UTF-8 --env "HOME=$work/home"
    --env "TMPDIR=$work" --env "XDG_CONFIG_HOME=$work/home/.config"
    --env "XDG_RUNTIME_DIR=$work/run" --quit ESC)
  local keys=(--keys 'RIGHT LEFT RIGHT LEFT' --burst 'RIGHT*100 LEFT*100' --resize 100x30,80x24)
  local cases=(
    :: --name grid --marker cancel -- "$work/c-grid"
    :: --name sheet --marker "$marker" -- "$program" "$work/note.txt"
    :: --name grid-keys --marker cancel "${keys[@]}" -- "$work/c-grid"
    :: --name sheet-keys --marker "$marker" "${keys[@]}" --idle 1 -- "$program" "$work/note.txt"
    :: --name sheet-items --marker "$marker" -- "$program" --files-from "$work/list"
    :: --name sheet-stdin --marker "$marker" --stdin-pipe "$work/big" -- "$program"
  )
  # sheet-bench uses the library: "many" shows 10,000 activities for 100,000 items, the first called
  # "Activity 1"; "finished" shows one, "Done", that finishes at once when Enter is pressed.
  if [ -n "$bench" ]; then
    cases+=(
      :: --name many --marker 'Activity 1' --keys '/ 7 7 7 ESC' -- "$bench" many
      :: --name finished --marker Done --quit ENTER -- "$bench" finished
    )
  fi
  "$work/ttybench" --runs "$runs" --base grid --json "$work/json" --fail --quiet-table \
    "${common[@]}" "${cases[@]}"
}

# figure CASE METRIC [STATISTIC]: one number of the result; empty when it was not measured.
figure() {
  awk -v name="$1" -v metric="$2" -v statistic="${3:-min}" '
    index($0, "{\"name\":\"" name "\"") == 1 && match($0, "\"" metric "\":[{][^}]*[}]") {
      found = substr($0, RSTART, RLENGTH)
      if (match(found, "\"" statistic "\":[-+.0-9e]+"))
        print substr(found, RSTART + length(statistic) + 3, RLENGTH - length(statistic) - 3)
    }' "$work/json"
}

missed=0
absent=0
# row LABEL VALUE UNIT BASE LIMIT: compares VALUE / BASE, or VALUE alone when BASE is "-".
row() {
  local line
  line=$(awk -v label="$1" -v value="$2" -v unit="$3" -v base="$4" -v limit="$5" 'BEGIN {
    if (value == "" || base == "") { printf "%-34s not measured", label; exit }
    compared = base == "-" ? value : (base > 0 ? value / base : 0)
    printf "%-34s %9.2f %-8s %9s %7s %8s  %s", label, value, unit,
      base == "-" ? "" : sprintf("%.2f", base), base == "-" ? "" : sprintf("%.2f", compared), limit,
      compared <= limit ? "yes" : "MISSED"
  }')
  printf '%s\n' "$line"
  case $line in
    *MISSED) missed=$((missed + 1)) ;;
    *'not measured') absent=$((absent + 1)) ;;
  esac
}

kilobytes() { awk -v kb="$1" 'BEGIN { if (kb != "") print kb / 1000 }'; }

report() {
  printf '%-34s %9s %-8s %9s %7s %8s  %s\n' figure minimum unit base ratio required met
  row 'first frame' "$(figure sheet ready_ms)" ms "$(figure grid ready_ms)" 1.5
  row 'key to painted' "$(figure sheet-keys key_us)" us "$(figure grid-keys key_us)" 1.2
  row 'bytes a key' "$(figure sheet-keys key_bytes median)" bytes - 600
  row '200 arrow keys in one write' "$(figure sheet-keys burst_ms)" ms "$(figure grid-keys burst_ms)" 1.2
  row 'resize' "$(figure sheet-keys resize_ms)" ms "$(figure grid-keys resize_ms)" 1.2
  row 'Esc to exit' "$(figure sheet quit_ms)" ms - 35
  row 'idle wakeups a second' "$(figure sheet-keys idle_wakeups_s median)" "" - 0
  row 'memory' "$(kilobytes "$(figure sheet rss_peak_kb)")" MB - 10
  row 'CPU for one frame and the exit' "$(figure sheet cpu_ms)" ms - 6
  row '100,000 items: first frame' "$(figure sheet-items ready_ms)" ms - 15
  row '100,000 items: memory' "$(kilobytes "$(figure sheet-items rss_peak_kb)")" MB - 40
  # "Unchanged", with a margin for the second core, which is busy with the pipe.
  row '100 MB on stdin: first frame' "$(figure sheet-stdin ready_ms)" ms "$(figure sheet ready_ms)" 1.2
  row '100 MB on stdin: memory' "$(kilobytes "$(figure sheet-stdin rss_peak_kb)")" MB - 12
  if [ -n "$bench" ]; then
    row '10,000 activities: first frame' "$(figure many ready_ms)" ms - 15
    row '10,000 activities: filter key' "$(awk -v us="$(figure many key_us)" 'BEGIN { if (us != "") print us / 1000 }')" ms - 8
    row '10,000 activities: memory' "$(kilobytes "$(figure many rss_peak_kb)")" MB - 40
    row 'Enter, finished at once, to exit' "$(figure finished quit_ms)" ms - 2
    report_art
  fi
}

# The base of the large pictures is libchafa. What stands below the table has no required figure.
report_art() {
  for kind in ascii blocks; do
    row "icon 60x60 to 12x6, $kind" "$(art sheet-60-$kind)" ms - 0.5
    row "icon fitted, $kind" "$(art sheet-60-fit-$kind)" ms - 2
    row "4000x3000 to 80x40, $kind" "$(art sheet-large-$kind)" ms "$(art chafa-large-$kind)" 0.5
  done
  row 'twelve icons, quick fit' "$(art sheet-twelve)" ms - 1
  printf '\npeers, ms: 60x60 to 12x6'
  for name in chafa-60-ascii chafa-60-blocks caca-60 jp2a-60 img2txt-60; do
    printf ' · %s %.3f' "${name%-60*}${name##*-60}" "$(art $name)"
  done
  printf '\n4000x3000 to 80x40, libcaca %.1f · twelve icons in ASCII with quick fit %.2f\n' \
    "$(art caca-large)" "$(art sheet-twelve-ascii)"
}

build || exit 2
prepare
status=0
measure || status=2
[ -z "$bench" ] || measure_art || status=2
[ -z "${KEEP:-}" ] || cp "$work/json" "$KEEP"
[ -s "$work/json" ] || exit 2
report
[ $absent = 0 ] || status=2
[ $status = 0 ] || echo "run.sh: a run went wrong; KEEP=FILE keeps what ttybench saw of each" >&2
[ $status != 0 ] || [ $missed = 0 ] || [ "${STRICT:-}" != 1 ] || status=1
exit $status
