import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { judgeDocument } from './judge-document';

// One document per thread, bundled by stack/bundle-server.ts.
void judgeDocument(Buffer.from(workerData.buffer)).then((refusal) => parentPort?.postMessage({ refusal }));
