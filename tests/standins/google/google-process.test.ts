import { describe } from 'vitest';
import { describeProcessLife } from '../support/process-life';

describe('the Google stand-in as a process', () => {
  describeProcessLife({
    name: 'google',
    portName: 'GOOGLE_PORT',
    addressOf: (told) => told.wellKnownUrl ?? '',
  });
});
