/** Preloaded into a store that is measured: writes a CPU profile into the folder BENCH_PROFILE when the process exits. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');
process.once('exit', () => {
  // In the same process the result is there before `post` returns.
  session.post('Profiler.stop', (error, result) => {
    if (error) return;
    const file = path.join(process.env.BENCH_PROFILE ?? '.', `${process.pid}.cpuprofile`);
    writeFileSync(file, JSON.stringify(result.profile));
  });
});
