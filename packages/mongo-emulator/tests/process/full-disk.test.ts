import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Document, GridFSBucket, MongoClient } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { ownFolder } from '../support/own-server';
import { type ServerProcess, startServerProcess } from '../support/server-process';

const LIMIT_KIB = 2_048;
const FILE = randomBytes(4 * 1024 * 1024);

const folder = await ownFolder();
let server: ServerProcess;
let client: MongoClient;

afterEach(async () => {
  await client.close();
  await server.stop();
});

/** Starts a server on a disk that is nearly full, with data of the test's own. */
async function startOnFullDisk(name: string): Promise<void> {
  server = await startServerProcess(`${folder}/${name}`, undefined, { maxFileKiB: LIMIT_KIB });
  client = await new MongoClient(server.uri, { serverSelectionTimeoutMS: 10_000 }).connect();
}

/** Starts it again at the same address, where there is room. The client goes on by itself. */
async function makeRoom(name: string): Promise<void> {
  await server.stop();
  server = await startServerProcess(`${folder}/${name}`, server.port);
}

const refusalsLogged = () => server.logged().match(/the disk is full or failing/g)?.length ?? 0;

test('a file that does not fit is not there, its upload can be taken back, and made again once there is room', async () => {
  await startOnFullDisk('files');
  const bucket = new GridFSBucket(client.db('shop'));
  const chunks = client.db('shop').collection('fs.chunks');
  const upload = bucket.openUploadStream('invoice.pdf');
  await expect(pipeline(Readable.from([FILE]), upload)).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
  expect(await bucket.find().toArray()).toStrictEqual([]);
  await expect(buffer(bucket.openDownloadStreamByName('invoice.pdf'))).rejects.toThrow(/FileNotFound/);
  expect(refusalsLogged()).toBe(1);

  await makeRoom('files');
  // The driver may still be sending a chunk of the upload that failed.
  await expect
    .poll(async () => {
      await chunks.deleteMany({ files_id: upload.id });
      return chunks.countDocuments();
    })
    .toBe(0);
  await pipeline(Readable.from([FILE]), bucket.openUploadStream('invoice.pdf'));
  expect(FILE.equals(await buffer(bucket.openDownloadStreamByName('invoice.pdf')))).toBe(true);
});

test('a transaction that does not fit leaves nothing, and is committed once there is room', async () => {
  await startOnFullDisk('transactions');
  const orders = client.db('shop').collection<Document & { _id: number }>('orders');
  const invoices = client.db('shop').collection<Document & { _id: number }>('invoices');
  await orders.insertOne({ _id: 1, state: 'unpaid' });
  await invoices.createIndex({ number: 1 });
  const markPaid = () =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await orders.updateOne({ _id: 1 }, { $set: { state: 'paid' } }, { session });
        await invoices.insertOne({ _id: 1, number: 1, document: FILE.toString('base64') }, { session });
      }),
    );
  await expect(markPaid()).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
  expect(await orders.findOne()).toStrictEqual({ _id: 1, state: 'unpaid' });
  expect(await invoices.countDocuments()).toBe(0);
  expect(refusalsLogged()).toBe(1);

  await makeRoom('transactions');
  expect(await orders.findOne()).toStrictEqual({ _id: 1, state: 'unpaid' });
  await markPaid();
  expect(await orders.findOne()).toStrictEqual({ _id: 1, state: 'paid' });
  expect(await invoices.findOne({ number: 1 })).toMatchObject({ _id: 1 });
});
