import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { judgeDocument } from './judge-document';

/** Judges the one document that this thread was started with. */
void judgeDocument(Buffer.from(workerData.buffer)).then((refusal) => parentPort?.postMessage({ refusal }));
