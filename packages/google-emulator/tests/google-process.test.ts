import { describeProcessLife } from '@forgeline/emulator-kit/testing/process-life';
import { describe } from 'vitest';
import { MAIN } from './google-client';

describe('the Google emulator as a process', () => {
  describeProcessLife({
    main: MAIN,
    portName: 'GOOGLE_PORT',
    addressOf: (told) => told.wellKnownUrl ?? '',
  });
});
