// Run by ready.sh in mongosh, again and again: each step is done only where it is missing. The password comes from its file, not
// from the command line, which every process of the host can read.
const { readFileSync } = require('node:fs');
const STORE = 'forgeline';
const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();

db.getSiblingDB('admin').auth('root', secret('mongodb_root_password'));
try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
}
if (!db.hello().isWritablePrimary) quit(1);
const store = db.getSiblingDB(STORE);
if (store.getUser(STORE) === null) {
  store.createUser({
    user: STORE,
    pwd: secret('mongodb_store_password'),
    roles: [{ role: 'readWrite', db: STORE }],
  });
}
