/// What scripts that watch a preview begin with, in bash.
///
/// Jobs have process groups of their own, as in a shell that somebody types into: only then does Ctrl-C reach them.
let watchScript = #"""
  set -m
  until_() {
    for turn in $(seq 2000); do eval "$1" && return; sleep 0.03; done
    echo "never: $1"; cat out err; kill -9 $job; exit 9
  }
  watch() {
    inapp preview "$@" --watch > out 2> err &
    job=$!
    until_ 'grep -q "until Ctrl-C" out'
    port=$(grep -o '127.0.0.1:[0-9]*' out | cut -d: -f2)
    port=${port:-none}
  }
  fetch() {
    exec 3<>/dev/tcp/127.0.0.1/$port
    printf "GET $1 HTTP/1.1\r\nHost: localhost:$port\r\n\r\n" >&3
    cat <&3
    exec 3>&-
  }
  end() {
    kill -${1:-INT} $job; wait $job; status=$?
    sed "s/$port/PORT/" out; cat err; echo "status $status"
  }

  """#
