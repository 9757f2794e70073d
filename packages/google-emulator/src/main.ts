import { portFromEnv, runEmulatorProcess } from '@forgeline/emulator-kit/emulator-process';
import { startGoogleEmulator } from './server';

await runEmulatorProcess('Google emulator', () =>
  startGoogleEmulator({ port: portFromEnv('GOOGLE_PORT', 12_112) }),
);
