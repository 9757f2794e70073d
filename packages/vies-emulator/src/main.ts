import { portFromEnv, runEmulatorProcess } from '@forgeline/emulator-kit/emulator-process';
import { startViesEmulator } from './server';

await runEmulatorProcess('VIES emulator', () =>
  startViesEmulator({ port: portFromEnv('VIES_PORT', 12_113) }),
);
