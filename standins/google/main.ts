import { portFromEnv, runStandinProcess } from '@/standins/standin-process';
import { startGoogleStandin } from './server';

await runStandinProcess('Google', () => startGoogleStandin({ port: portFromEnv('GOOGLE_PORT', 12_112) }));
