// Run by ready.sh in mongosh, again and again: each step is done only where it is missing.
const { readFileSync } = require('node:fs');
const STORE = 'forgeline';

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
}
if (!db.hello().isWritablePrimary) quit(1);
const store = db.getSiblingDB(STORE);
if (store.getUser(STORE) === null) {
  const pwd = readFileSync('/run/secrets/mongodb_store_password', 'utf8').trim();
  store.createUser({ user: STORE, pwd, roles: [{ role: 'readWrite', db: STORE }] });
}
