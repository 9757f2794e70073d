#!/usr/bin/env bash
# Starts the member of the replica set. Its entry point runs as a user of its own, who must be able to read the key file (and
# nobody else, or mongod refuses it) and root's password.
set -euo pipefail
chown mongodb:mongodb /run/mongo
install -o mongodb -g mongodb -m 400 /run/secrets/mongodb_keyfile /run/mongo/keyfile
install -o mongodb -g mongodb -m 400 /run/secrets/mongodb_root_password /run/mongo/root_password
exec docker-entrypoint.sh "$@"
