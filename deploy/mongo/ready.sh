#!/usr/bin/env bash
# Exits with 0 once this member takes writes. The first time it initiates the replica set and creates the store's user.
set -euo pipefail
exec mongosh --quiet --file /mongo/ready.js 'mongodb://127.0.0.1:27017/admin?directConnection=true'
