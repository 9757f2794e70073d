#!/usr/bin/env bash
# Exits with 0 once this member takes writes. The first time it begins the replica set and makes the store's user.
set -euo pipefail
exec mongosh --quiet --username root --password "$(cat /run/secrets/mongodb_root_password)" \
  --authenticationDatabase admin --file /mongo/ready.js 'mongodb://127.0.0.1:27017/admin?directConnection=true'
