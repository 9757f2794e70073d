import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { readWorkbook } from './read-workbook';

// One workbook per thread, bundled by stack/bundle-server.ts.
void readWorkbook(workerData.bytes, workerData.sheet).then((answer) => parentPort?.postMessage(answer));
