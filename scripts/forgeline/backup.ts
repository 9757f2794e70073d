import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { s3FromSettings } from '@/lib/server/platform/blobs/current-storage';
import { env } from '@/lib/server/platform/config/env';
import {
  backupName,
  keepNewest,
  newestBackup,
  type PreviousBackup,
  previousBackup,
} from '@/lib/server/platform/db/backup/earlier-backups';
import { recordBackup } from '@/lib/server/platform/db/backup/last-backup';
import { writeBackup } from '@/lib/server/platform/db/backup/write-backup';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import { nextAt } from '@/lib/shared/dates/zoned-days';
import { loadSettings } from '@/stack/load-settings';
import { type Command, type CommandInput, UsageError } from './command';
import { causeOf } from './doctor/finding';
import { missingLines } from './restore/report';
import { sayError } from './say-error';

const CONNECT_LIMIT_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const SECOND_MS = 1_000;
const EXIT_LOST = 3;
const OWNER_ONLY = 0o700;

function countOf(text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError('--keep takes a whole number of at least 1.');
  return count;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function timeOf(text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !TIME.test(text))
    throw new UsageError('--daily takes a time such as 03:00.');
  return text;
}

const typedPath = (word: string) => path.resolve(process.env.INIT_CWD ?? '.', word);

async function previousOf(
  named: string | boolean | undefined,
  parent: string | undefined,
): Promise<PreviousBackup | undefined> {
  if (typeof named === 'string') return previousBackup(typedPath(named));
  return parent === undefined ? undefined : newestBackup(parent);
}

/** A database user who may only read can make backups, which are then not watched. */
async function record(db: Db, at: Date): Promise<void> {
  try {
    await recordBackup(db, at);
  } catch (error) {
    console.error(`The backup could not be recorded for metrics and doctor: ${causeOf(error)}`);
  }
}

async function backUp(
  options: CommandInput['options'],
  word: string,
  keep: number | undefined,
): Promise<number> {
  const target = typedPath(word);
  const began = Date.now();
  if (keep !== undefined) mkdirSync(target, { recursive: true, mode: OWNER_ONLY });
  const previous = await previousOf(options.previous, keep === undefined ? undefined : target);
  const folder = keep === undefined ? target : path.join(target, backupName(new Date(began)));
  const client = new MongoClient(env().MONGODB_URI, { serverSelectionTimeoutMS: CONNECT_LIMIT_MS });
  let lost: readonly string[];
  try {
    const manifest = await writeBackup({
      client,
      database: env().MONGODB_DB,
      folder,
      release: releaseVersion(),
      isWithoutSnapshot: options['without-snapshot'] === true,
      contents: s3FromSettings() ?? undefined,
      isWithoutFiles: options['without-files'] === true,
      previous,
    });
    const { files, reused, snapshotAt, isSnapshot } = manifest;
    await record(client.db(env().MONGODB_DB), new Date(snapshotAt));
    lost = [...(manifest.lost ?? []), ...(manifest.gone ?? [])];
    const documents = files.reduce((sum, file) => sum + (file.documents ?? 0), 0);
    const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE).toFixed(1);
    const seconds = ((Date.now() - began) / SECOND_MS).toFixed(1);
    console.log(`The backup is complete: ${folder}`);
    console.log(
      `It has ${documents} documents (${megabytes} MB, ${seconds} s), ${isSnapshot ? `all as of ${snapshotAt}` : `read from ${snapshotAt} on, WITHOUT a snapshot`}.`,
    );
    const copied = files.filter(({ name }) => name !== undefined).length;
    if (copied > reused) console.log(`${copied - reused} uploaded files were copied from the bucket.`);
    if (reused > 0) console.log(`${reused} uploaded files are those of ${previous?.folder}.`);
    for (const line of missingLines(manifest)) console.log(line);
  } finally {
    await client.close();
  }
  if (keep !== undefined) for (const name of await keepNewest(target, keep)) console.log(`Removed ${name}.`);
  return lost.length > 0 ? EXIT_LOST : 0;
}

export const command: Command = {
  help: `Writes the database (MONGODB_URI, MONGODB_DB, else the running demo's) as of one moment, while servers go on, into a
folder in mongodump's layout, with a manifest of its files and their hashes. Uploaded files that are in a bucket (S3_BUCKET) are copied
into it, but shared with the previous backup where that has them. The folder is there only once it is complete. It holds personal data: keep it where only you can read it. Exit codes: 0 done,
1 failed, 2 called wrongly, 3 complete, but the bucket has lost uploaded files.`,
  options: {
    keep: {
      type: 'string',
      value: 'count',
      help: 'make the backup inside the folder, named by the time, and remove all but the newest so many there',
    },
    previous: {
      type: 'string',
      value: 'folder',
      help: 'an earlier backup, with which copies of uploaded files are shared; with --keep the newest one there',
    },
    daily: {
      type: 'string',
      value: 'HH:MM',
      help: 'with --keep: stay, and make one every day at this time of the shop (STORE_TIME_ZONE), also after one that failed',
    },
    'without-files': {
      type: 'boolean',
      help: 'do not copy uploaded files from the bucket (S3_BUCKET), if it is backed up by itself',
    },
    'without-snapshot': {
      type: 'boolean',
      help: 'for a database without snapshot reads, while no server and no worker runs',
    },
  },
  words: ['folder'],
  async run({ options, words: [word = ''] }) {
    const keep = countOf(options.keep);
    const daily = timeOf(options.daily);
    if (daily !== undefined && keep === undefined) throw new UsageError('--daily needs --keep.');
    loadSettings();
    if (daily === undefined) return backUp(options, word, keep);
    for (;;) {
      const next = nextAt(daily, new Date(), env().STORE_TIME_ZONE);
      console.log(`The next backup is made at ${next.toISOString()}.`);
      await setTimeout(next.getTime() - Date.now());
      await backUp(options, word, keep).catch((error: unknown) => console.error(sayError(error)));
    }
  },
};
