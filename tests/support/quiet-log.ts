import { pino } from 'pino';
import { processSingleton } from '@/lib/server/platform/process-singleton';

// What the store logs in unit tests is expected, and checked where it matters: it would hide the failures of a run.
processSingleton('log', () => pino({ enabled: false }));
