import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BSON } from 'mongodb';
import { expect, it } from 'vitest';
import { backupName, keepNewest } from '@/lib/server/platform/db/backup/earlier-backups';
import { readBson } from '@/lib/server/platform/db/backup/load-backup';
import { readManifest } from '@/lib/server/platform/db/backup/manifest';
import { verifyBackup } from '@/lib/server/platform/db/backup/restore-backup';
import { testDatabase } from '../migrations/test-database';
import { backUp, backupFolder } from './backup-test';

const { newDatabase } = testDatabase();
const folderOf = backupFolder();

async function documentsIn(file: string): Promise<BSON.Document[]> {
  const found: BSON.Document[] = [];
  for await (const document of readBson(file)) found.push(BSON.deserialize(document));
  return found;
}

it('a backup is of one moment, whatever is written meanwhile', async () => {
  const db = newDatabase();
  await db.collection<{ _id: number; units: number }>('a').insertOne({ _id: 1, units: 10 });
  await db.collection<{ _id: number; units: number }>('z').insertOne({ _id: 1, units: 10 });
  const folder = folderOf('moment');
  const moveUnits = async (name: string) => {
    if (name !== 'a') return;
    await db.client.withSession((session) =>
      session.withTransaction(async () => {
        await db.collection('z').updateOne({}, { $inc: { units: -5 } }, { session });
        await db.collection('a').updateOne({}, { $inc: { units: 5 } }, { session });
      }),
    );
  };
  const manifest = await backUp(db, folder, { onCollection: moveUnits });
  const of = async (name: string) => documentsIn(path.join(folder, db.databaseName, `${name}.bson`));
  expect([await of('a'), await of('z')]).toEqual([[{ _id: 1, units: 10 }], [{ _id: 1, units: 10 }]]);
  expect(await db.collection('a').findOne()).toEqual({ _id: 1, units: 15 });
  expect(manifest.isSnapshot).toBe(true);
});

it('a backup has mongodump’s files, with hashes, counts, release and schema, for its owner alone', async () => {
  const db = newDatabase();
  await db.collection<{ _id: number; name: string; oldestServer?: number }>('migrations').insertMany([
    { _id: 7, name: 'seven', oldestServer: 3 },
    { _id: 9, name: 'nine' },
  ]);
  await db.collection('tools').createIndex({ sku: 1 }, { unique: true });
  await db.collection('tools').insertMany([{ sku: 'A' }, { sku: 'B' }]);
  const folder = folderOf('files');
  await backUp(db, folder);
  const manifest = await verifyBackup(folder);
  expect(manifest).toMatchObject({ format: 3, release: '1.2.3', schema: { latest: 9, oldestServer: 3 } });
  const place = `${db.databaseName}/tools`;
  expect(manifest.files.find((file) => file.path === `${place}.bson`)).toMatchObject({ documents: 2 });
  const metadata = JSON.parse(readFileSync(path.join(folder, `${place}.metadata.json`), 'utf8'));
  expect(metadata.indexes.map(({ name }: { name: string }) => name)).toEqual(['_id_', 'sku_1']);
  expect(metadata).toMatchObject({ collectionName: 'tools', type: 'collection' });
  expect(statSync(path.join(folder, `${place}.bson`)).mode & 0o077).toBe(0);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

it('a backup that fails leaves nothing', async () => {
  const db = newDatabase();
  await db.collection('a').insertOne({ n: 1 });
  await db.collection('b').insertOne({ n: 1 });
  const folder = folderOf('short');
  const stop = () => Promise.reject(new Error('cut short'));
  await expect(backUp(db, folder, { onCollection: stop })).rejects.toThrow('cut short');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(path.dirname(folder)).filter((name) => name.endsWith('.incomplete'))).toEqual([]);
});

it('a backup whose process was killed has no manifest, and is none', async () => {
  const left = folderOf('killed.0123abcd.incomplete');
  mkdirSync(left);
  await expect(readManifest(left)).rejects.toThrow('is not a complete backup');
});

it('a backup is refused where its folder exists, the database is empty, or its collections changed', async () => {
  const db = newDatabase();
  await expect(backUp(db, folderOf('empty'))).rejects.toThrow('is empty');
  await db.collection('a').insertOne({ n: 1 });
  await backUp(db, folderOf('twice'));
  await expect(backUp(db, folderOf('twice'))).rejects.toThrow('exists already');
  const create = async () => void (await db.createCollection('later'));
  await expect(backUp(db, folderOf('changed'), { onCollection: create })).rejects.toThrow(
    'created or dropped during the backup',
  );
  const left = readdirSync(folderOf('.')).filter((name) => /^(?:empty|changed)/.test(name));
  expect(left).toEqual([]);
});

it('a backup without a snapshot is marked so', async () => {
  const db = newDatabase();
  await db.collection('a').insertOne({ n: 1 });
  const manifest = await backUp(db, folderOf('torn'), { isWithoutSnapshot: true });
  expect(manifest.isSnapshot).toBe(false);
});

it('a backup that was changed afterwards is found out, and named', async () => {
  const db = newDatabase();
  await db.collection('a').insertOne({ text: 'as written' });
  const folder = folderOf('damaged');
  await backUp(db, folder);
  const file = path.join(folder, db.databaseName, 'a.bson');
  writeFileSync(
    file,
    readFileSync(file).map((byte) => (byte === 0x61 ? 0x62 : byte)),
  );
  await expect(verifyBackup(folder)).rejects.toThrow(/damaged: .*a\.bson is not what was written/);
});

it('a manifest cannot name files elsewhere', async () => {
  const folder = folderOf('elsewhere');
  mkdirSync(folder);
  const file = { path: '../secrets.bson', sha256: '0'.repeat(64), bytes: 1 };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ format: 3, files: [file] }));
  await expect(readManifest(folder)).rejects.toThrow('is not the manifest of a backup');
});

it('of nightly backups the newest stay, and nothing is removed that is none', async () => {
  const parent = folderOf('nightly');
  mkdirSync(parent);
  const nights = [1, 2, 3, 4].map((day) => backupName(new Date(Date.UTC(2026, 10, day, 3))));
  const others = ['by-hand', 'old.incomplete', 'young.incomplete'];
  for (const name of [...nights, ...others]) mkdirSync(path.join(parent, name));
  const now = new Date();
  const twoDaysAgo = new Date(now.getTime() - 48 * 3_600_000);
  utimesSync(path.join(parent, 'old.incomplete'), twoDaysAgo, twoDaysAgo);
  expect(nights[0]).toBe('2026-11-01T03-00-00Z');
  expect((await keepNewest(parent, 2, now)).sort()).toEqual([nights[0], nights[1], 'old.incomplete']);
  expect(readdirSync(parent).sort()).toEqual([nights[2], nights[3], 'by-hand', 'young.incomplete']);
});
