#!/usr/bin/env bash
# Creates the secrets of deploy/compose.yml in deploy/secrets, and closes store.env and backups to everyone else. Existing
# secrets stay as they are. Run it as root, which alone may give files to the container's user.
set -euo pipefail
if [ "$(id -u)" != 0 ]; then
  echo 'Run this as root: sudo ./make-secrets.sh' >&2
  exit 1
fi
umask 077
cd "$(dirname "$0")"
# `nonroot` of the image: the store's processes read their secrets as mounted. A compose file cannot set their owner or mode.
store_user=65532
mkdir -p secrets backups
random() {
  [ -s "secrets/$1" ] || openssl rand -base64 32 | tr -d '\n=' | tr '+/' '-_' > "secrets/$1"
}
# From the variable of the secret's name, or typed in without an echo.
given() {
  [ -s "secrets/$1" ] && return
  local value="${!2:-}"
  if [ -z "$value" ] && [ -t 0 ]; then
    read -r -s -p "$3: " value
    echo
  fi
  if [ -z "$value" ]; then
    echo "Set $2, or run this on a terminal: it is the ${3,}." >&2
    exit 1
  fi
  printf '%s' "$value" > "secrets/$1"
}
for name in nextauth_secret access_token_secret second_factor_secret audit_log_secret \
  mongodb_root_password mongodb_store_password grafana_password; do
  random "$name"
done
given stripe_secret_key STRIPE_SECRET_KEY 'Secret key of Stripe (sk_live_…)'
given smtp_url SMTP_URL 'Address of the mail server (smtps://user:password@host)'
# Empty until the endpoint at Stripe is made.
touch secrets/stripe_webhook_secret
# Letters of base64 alone, as mongod requires.
[ -s secrets/mongodb_keyfile ] || openssl rand -base64 756 > secrets/mongodb_keyfile
printf 'mongodb://forgeline:%s@mongo:27017/forgeline?replicaSet=rs0' "$(cat secrets/mongodb_store_password)" > secrets/mongodb_uri
chown -R root:root secrets
chmod 700 secrets
chmod 400 secrets/*
# mongod starts as root and copies its own three.
for name in nextauth_secret access_token_secret second_factor_secret audit_log_secret mongodb_uri stripe_secret_key \
  stripe_webhook_secret smtp_url; do
  chown "$store_user:$store_user" "secrets/$name"
done
# The user of Grafana's image.
chown 472:472 secrets/grafana_password
chown "$store_user:$store_user" backups
chmod 700 backups
# Compose reads it as whoever calls it.
if [ -e store.env ]; then chmod 600 store.env; fi
echo 'The secrets are in deploy/secrets. Store a copy of second_factor_secret and audit_log_secret apart from backups.'
