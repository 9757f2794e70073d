#!/usr/bin/env bash
# Makes the secrets of deploy/compose.yml in deploy/secrets, once: those that are there stay as they are. Run it as root,
# which alone may give the files to the group of the container's user.
set -euo pipefail
if [ "$(id -u)" != 0 ]; then
  echo 'Run this as root: sudo ./make-secrets.sh' >&2
  exit 1
fi
umask 077
cd "$(dirname "$0")"
mkdir -p secrets
make_secret() {
  local file="secrets/$1" bytes=$2
  [ -s "$file" ] || openssl rand -base64 "$bytes" | tr -d '\n=' | tr '+/' '-_' > "$file"
}
for name in nextauth_secret access_token_secret second_factor_secret audit_log_secret \
  mongodb_root_password mongodb_store_password; do
  make_secret "$name" 32
done
# Letters of base64 alone, as mongod takes them.
[ -s secrets/mongodb_keyfile ] || openssl rand -base64 756 > secrets/mongodb_keyfile
printf 'mongodb://forgeline:%s@mongo:27017/forgeline?replicaSet=rs0' "$(cat secrets/mongodb_store_password)" > secrets/mongodb_uri
# The store's processes run as `nonroot` of the image (65532) and read these files as they are mounted; the database starts as root.
store=(secrets/nextauth_secret secrets/access_token_secret secrets/second_factor_secret secrets/audit_log_secret secrets/mongodb_uri)
chmod 600 secrets/*
chgrp 65532 "${store[@]}"
chmod 440 "${store[@]}"
chmod 700 secrets
echo 'The secrets are in deploy/secrets. Keep a copy of second_factor_secret and audit_log_secret apart from backups.'
