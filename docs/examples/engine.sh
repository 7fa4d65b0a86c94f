#!/bin/sh
# Asks the best bot for the first move of a game. Usage: engine.sh GAME [COMMAND...]; the command defaults to "iacta engine".
game=${1:?which game?}
shift
[ $# -gt 0 ] || set -- iacta engine
printf '%s\n' \
  "{\"do\":\"new\",\"game\":\"$game\",\"options\":{\"seats\":2,\"starter\":0},\"seed\":1}" \
  '{"do":"bot","seat":0,"bot":"best"}' |
  "$@" | sed -n '2s/^{"id":null,"ok":true,"seat":0,"move":\({[^}]*}\).*/\1/p'
