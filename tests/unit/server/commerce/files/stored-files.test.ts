import { ObjectId } from 'mongodb';
import { afterEach, expect, it, vi } from 'vitest';
import { claimFiles, deleteFile, GRACE_MS, sweep } from '@/lib/server/commerce/files/delete-files';
import { readStoredFile } from '@/lib/server/commerce/files/get-file';
import { uploadFile } from '@/lib/server/commerce/files/upload-file';
import { findShownFiles } from '@/lib/server/commerce/tools/edit/tool-files';
import type { Actor } from '@/lib/server/identity/actor';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { fileUrl } from '@/lib/shared/files/stored-files';
import { pdf, soundPng } from '@/tests/support/hostile-files';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'files',
  AUDIT_LOG_SECRET: 'a'.repeat(40),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

// Another server may be named, to compare the emulator with.
giveOwnDatabase(settings, process.env.FILES_TEST_URI);

const COLLECTIONS = [
  ...(['files', 'file_data.files', 'file_data.chunks'] as const),
  ...(['tools', 'stock_ledger', 'audit_pending'] as const),
] as const;

afterEach(async () => {
  for (const name of COLLECTIONS) await (await collection(name)).deleteMany({});
});

const admin = { userId: new ObjectId(), role: 'admin' } as unknown as Actor;
const customer = { userId: new ObjectId(), role: 'customer' } as unknown as Actor;
const NOW = new Date();
const later = (ms: number) => new Date(NOW.getTime() + ms);
const LATE = later(GRACE_MS + 60_000);

let made = 0;
const upload = (at = NOW) => {
  made += 1;
  return uploadFile(admin, 'picture', async () => soundPng(10, made), at);
};
const counts = async () =>
  Promise.all(COLLECTIONS.slice(0, 3).map(async (name) => (await collection(name)).countDocuments()));
const sweepAt = (now: Date) =>
  sweep({ now, signal: new AbortController().signal, findShown: findShownFiles });
const claim = (urls: string[], toolId: ObjectId, at = NOW) =>
  inTransaction((session) => claimFiles({ urls, toolId, at }, session));

async function insertTool(toolId: ObjectId, image: string): Promise<void> {
  await (await collection('tools')).insertOne(toolDocument({ _id: toolId, image }));
}

async function recordOrder(toolId: ObjectId): Promise<void> {
  const ledger = (await collection('stock_ledger')) as unknown as {
    insertOne: (line: unknown) => Promise<unknown>;
  };
  await ledger.insertOne({ toolId, orderId: new ObjectId(), reason: 'reserved', at: NOW });
}

it('an uploaded file is stored once under the name of its content, however many uploads run at once', async () => {
  const file = soundPng(12, 12);
  const stored = await Promise.all(
    Array.from({ length: 3 }, () => uploadFile(admin, 'picture', async () => file)),
  );
  expect(new Set(stored.map(({ name }) => name)).size).toBe(1);
  expect(stored[0]).toMatchObject({
    kind: 'picture',
    width: 12,
    height: 12,
    url: fileUrl(stored[0]!.name),
  });
  expect(await counts()).toEqual([1, 1, 1]);
});

it('an uploaded file comes back byte for byte, in parts too, however many chunks it has', async () => {
  const objects = `4 0 obj <</Length 900000>> stream\n${Array.from({ length: 900_000 }, (_, n) => String.fromCharCode(97 + ((n * 31) % 26))).join('')}\nendstream endobj`;
  const file = pdf({ objects });
  const { name, bytes } = await uploadFile(admin, 'document', async () => file);
  expect((await readStoredFile(name))?.equals(file)).toBe(true);
  expect(bytes).toBe(file.length);
  const { blobId } = (await (await collection('files')).findOne({ _id: name }))!;
  const part = await blobStorage().read(blobId, { start: 300_000, end: 600_001 });
  expect(Buffer.from(await new Response(part).arrayBuffer()).equals(file.subarray(300_000, 600_001))).toBe(
    true,
  );
});

it('an uploaded file is refused to anyone but an admin, before anything of it is read', async () => {
  const read = vi.fn();
  await expect(uploadFile(customer, 'picture', read)).rejects.toMatchObject({ code: 'forbidden' });
  expect(read).not.toHaveBeenCalled();
});

it('an uploaded file is not stored if it is invalid, and releases its slot', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(uploadFile(admin, 'picture', async () => Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'validation-failed',
    });
  expect(await counts()).toEqual([0, 0, 0]);
});

it('an uploaded file waits for nobody: a fourth at once is refused', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<Buffer>((resolve) => {
    release = () => resolve(soundPng(9, 9));
  });
  const first = Array.from({ length: 3 }, () => uploadFile(admin, 'picture', () => held));
  await expect(upload()).rejects.toMatchObject({ code: 'rate-limited', retryAfterSeconds: 5 });
  release();
  await Promise.all(first);
  await upload();
});

it('an uploaded file can be deleted until a tool is saved with it', async () => {
  const [spare, used] = [await upload(), await upload()];
  expect(await claim([used.url, '/placeholder.webp', 'https://example.com/a.png'], new ObjectId())).toBe(
    true,
  );
  expect(await deleteFile(admin, spare.name)).toEqual({ deletedCount: 1 });
  await expect(deleteFile(admin, spare.name)).rejects.toMatchObject({ code: 'not-found' });
  await expect(deleteFile(admin, used.name)).rejects.toMatchObject({ code: 'file-in-use' });
  await expect(deleteFile(customer, used.name)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await counts()).toEqual([1, 1, 1]);
  expect(await claim([spare.url], new ObjectId())).toBe(false);
});

const recorded = async () =>
  (await (await collection('audit_pending')).find().sort({ _id: 1 }).toArray()).map(
    ({ action, actor, subject, before, after }) => ({ action, actor, file: subject.id, before, after }),
  );

const by = { kind: 'admin', id: admin.userId.toHexString() };

it('the audit log has each file that was stored and deleted, once', async () => {
  const file = soundPng(14, 14);
  const [{ name, bytes }] = await Promise.all(
    [1, 2, 3].map(() => uploadFile(admin, 'picture', async () => file)) as [ReturnType<typeof uploadFile>],
  );
  await deleteFile(admin, name);
  const facts = { kind: 'picture', bytes, width: 14, height: 14 };
  expect(await recorded()).toEqual([
    { action: 'file.uploaded', actor: by, file: name, before: null, after: facts },
    { action: 'file.deleted', actor: by, file: name, before: { ...facts, tools: [] }, after: null },
  ]);
});

it('the audit log has nothing of what was refused', async () => {
  const { name, url } = await upload();
  await claim([url], new ObjectId());
  await expect(deleteFile(admin, name)).rejects.toMatchObject({ code: 'file-in-use' });
  await expect(deleteFile(customer, name)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await recorded()).map(({ action }) => action)).toEqual(['file.uploaded']);
});

it('the audit log has what the store sweeps, with the tools that were saved with it', async () => {
  const { name, url } = await upload();
  const tool = new ObjectId();
  await claim([url], tool);
  await sweepAt(LATE);
  expect((await recorded()).at(-1)).toMatchObject({
    action: 'file.deleted',
    actor: { kind: 'system', id: null },
    file: name,
    before: { kind: 'picture', tools: [tool.toHexString()] },
  });
});

it('the sweep removes what no tool was saved with, after two days', async () => {
  const { name } = await upload();
  expect(await sweepAt(later(GRACE_MS - 60_000))).toEqual({ files: 0, blobs: 0 });
  expect(await sweepAt(LATE)).toEqual({ files: 1, blobs: 0 });
  expect(await readStoredFile(name)).toBeNull();
  expect(await counts()).toEqual([0, 0, 0]);
});

it('the sweep leaves what a tool shows, and pictures of tools that were ordered', async () => {
  const [shown, ordered, replaced] = [await upload(), await upload(), await upload()];
  const [tool, sold] = [new ObjectId(), new ObjectId()];
  await insertTool(tool, shown.url);
  await claim([shown.url, replaced.url], tool);
  await claim([ordered.url], sold);
  await recordOrder(sold);
  expect(await sweepAt(LATE)).toEqual({ files: 1, blobs: 0 });
  const left = await (await collection('files')).find().toArray();
  expect(left.map(({ _id }) => _id).toSorted()).toEqual([shown.name, ordered.name].toSorted());
});

it('the sweep leaves what is uploaded or saved again meanwhile', async () => {
  const first = await upload();
  made -= 1;
  await upload(LATE);
  expect(await sweepAt(LATE)).toEqual({ files: 0, blobs: 0 });
  const touched = sweep({
    now: later(3 * GRACE_MS),
    signal: new AbortController().signal,
    findShown: async () => {
      await claim([first.url], new ObjectId(), later(3 * GRACE_MS));
      return new Set();
    },
  });
  expect(await touched).toEqual({ files: 0, blobs: 0 });
  expect(await counts()).toEqual([1, 1, 1]);
});

it('the sweep removes content that belongs to no file: what a crash left', async () => {
  const kept = await upload();
  await insertTool(new ObjectId(), kept.url);
  const cut = new ObjectId();
  await blobStorage().write(new ObjectId(), 'whole', Buffer.from('whole'));
  await blobStorage().write(cut, 'cut', Buffer.from('cut'));
  await (await collection('file_data.files')).deleteOne({ _id: cut });
  expect(await sweepAt(later(GRACE_MS - 60_000))).toEqual({ files: 0, blobs: 0 });
  await claim([kept.url], new ObjectId(), LATE);
  expect(await sweepAt(LATE)).toEqual({ files: 0, blobs: 2 });
  expect(await counts()).toEqual([1, 1, 1]);
});
