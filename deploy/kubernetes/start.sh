#!/bin/sh
# Starts nginx in a cluster: start.sh [OPTION OF nginx …]. Who looks names up, and in what they end, is different in each cluster and
# namespace; nginx has to be told, as it reads no resolv.conf.
set -eu
resolver=$(sed -n 's/^nameserver[[:space:]]*\([^[:space:]]*\).*/\1/p' /etc/resolv.conf | head -n 1)
zone=$(sed -n 's/^search[[:space:]]*\([^[:space:]]*\).*/\1/p' /etc/resolv.conf | tail -n 1)
[ -n "$resolver" ] && [ -n "$zone" ] || { echo "/etc/resolv.conf has no nameserver or no search" >&2; exit 1; }
case $resolver in *:*) resolver="[$resolver]" ;; esac
sed "s/RESOLVER/$resolver/; s/ZONE/$zone/" /etc/barbell/pods.conf >/tmp/upstreams.conf
exec nginx -c /etc/barbell/nginx.conf -e stderr -g "daemon off;" "$@"
