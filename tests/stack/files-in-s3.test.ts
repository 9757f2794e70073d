import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import { soundPng } from '@/tests/support/hostile-files';
import { BUCKET, startS3Server } from '@/tests/support/servers/s3-servers';
import { builtStore } from './built-store';
import { callOnce, productionSettings, runBuilt } from './production-command';

const LIMIT = { timeout: 60_000, interval: 100 };
const { dataDir, build, database } = builtStore();

/** Uploads a picture as an instance of the store with these settings does, and returns its address. */
async function uploadWith(settings: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(settings)) process.env[name] = value;
  const { uploadFile } = await import('@/lib/server/commerce/files/upload-file');
  const { closeDatabase } = await import('@/lib/server/platform/db/client');
  const admin = { userId: new ObjectId(), role: 'admin' } as unknown as Actor;
  const { url } = await uploadFile(admin, 'picture', async () => soundPng(40, 40));
  await closeDatabase();
  return url;
}

it('a store serves pictures from a bucket, stays up without it, and is backed up and restored with it', async () => {
  const [port, s3Port] = [await freePort(), await freePort()];
  const folderOf = (name: string) => path.join(dataDir, name);
  let s3 = await startS3Server(s3Port);
  const { accessKeyId = '', secretAccessKey = '' } = s3.settings.credentials ?? {};
  const settings = {
    ...productionSettings(port, database()),
    MONGODB_DB: 'in_s3',
    BACKGROUND_WORK: '0',
    FILE_STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_BUCKET: BUCKET,
    S3_PATH_STYLE: '1',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const run = (...words: string[]) => runBuilt(build(), words, settings);
  run('start', '--port', String(port), '--hostname', '127.0.0.1');
  const status = async (address: string, at = port) =>
    (await callOnce(`http://127.0.0.1:${at}${address}`, { headers: { host: `localhost:${port}` } }))?.status;
  await expect.poll(() => status('/api/ready'), LIMIT).toBe(200);

  const url = await uploadWith(settings);
  expect(await status(url)).toBe(200);
  expect(await status(`/_next/image?url=${encodeURIComponent(url)}&w=96&q=75`)).toBe(200);
  const backup = run('backup', folderOf('backup'));
  expect([await backup.ended, backup.output()]).toEqual([
    0,
    expect.stringContaining('1 uploaded files were copied from the bucket.'),
  ]);

  await s3.stop();
  expect(await status(url)).toBe(503);
  expect([await status('/'), await status('/api/ready'), await status('/api/tool')]).toEqual([200, 200, 200]);
  const doctor = run('doctor');
  await doctor.ended;
  expect(doctor.output()).toContain('fail  uploaded files: in the bucket an object cannot be written (');

  // The bucket is lost, and there is a new one.
  s3 = await startS3Server(s3Port);
  try {
    expect(await status(url)).toBe(404);
    const restored = { ...settings, MONGODB_DB: 'in_s3_restored' };
    const restore = runBuilt(build(), ['restore', '--without-payments', folderOf('backup')], restored);
    expect([await restore.ended, restore.output()]).toEqual([
      3,
      expect.stringContaining("Uploaded files: 1 from the backup's folder."),
    ]);
    // Names in the bucket begin with that of the database: a server of the restored one serves the file.
    const restoredPort = await freePort();
    runBuilt(build(), ['start', '--port', String(restoredPort), '--hostname', '127.0.0.1'], restored);
    await expect.poll(() => status(url, restoredPort), LIMIT).toBe(200);
    const settled = run('doctor');
    await settled.ended;
    expect(settled.output()).toContain('ok    uploaded files: are in the bucket, which works');
  } finally {
    await s3.stop();
  }
});
