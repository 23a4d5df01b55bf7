#!/bin/sh
# Signs in to the widgets from a shell: for servers without Node, and to try a key.
#   openssl genpkey -algorithm ed25519 -out agency-key.pem      # once; keep it secret
#   openssl pkey -in agency-key.pem -pubout                     # paste this under Settings, Widgets on Other Pages
#   PORTAL=https://portal.example ORIGIN=https://intranet.example KEY=agency-key.pem KEY_ID=… ./assertion.sh user@agency.example
set -eu
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
now=$(date +%s)
header=$(printf '{"alg":"EdDSA","kid":"%s","typ":"JWT"}' "$KEY_ID" | base64url)
claims=$(printf '{"aud":"%s","origin":"%s","sub":"%s","iat":%d,"exp":%d,"jti":"%s"}' \
  "$PORTAL" "$ORIGIN" "$1" "$now" "$((now + 60))" "$(openssl rand -hex 16)" | base64url)
unsigned=$(mktemp)
trap 'rm -f "$unsigned"' EXIT
printf '%s.%s' "$header" "$claims" >"$unsigned"
signature=$(openssl pkeyutl -sign -inkey "$KEY" -rawin -in "$unsigned" | base64url)
curl --silent --show-error "$PORTAL/api/embed/sessions" \
  --header "Origin: $ORIGIN" --header 'Content-Type: application/json' \
  --data "{\"widgets\":[\"activity-logger\"],\"origin\":\"$ORIGIN\",\"assertion\":\"$header.$claims.$signature\"}"
