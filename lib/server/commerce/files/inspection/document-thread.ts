import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { inspectDocument } from './inspect-document';

// One document per thread, bundled by stack/bundle-server.ts.
void inspectDocument(Buffer.from(workerData.buffer)).then((refusal) => parentPort?.postMessage({ refusal }));
