import type { ReloadAnswer } from '@/lib/server/platform/db/documents/coordination';
import { loadSettings } from '@/stack/load-settings';
import type { Command } from './command';

const EXIT_FAILED = 1;

const SAID: Record<ReloadAnswer['state'], string> = {
  preparing: 'was not ready in time',
  prepared: 'did not take over',
  refused: 'refused',
  serving: 'took over',
};

const count = (answers: readonly ReloadAnswer[], role: ReloadAnswer['role']) => {
  const number = answers.filter((answer) => answer.role === role).length;
  return number === 0 ? [] : [`${number} ${role}${number === 1 ? '' : 's'}`];
};

function printAnswers(answers: readonly ReloadAnswer[]): void {
  for (const { role, host, process, state, reason } of answers)
    if (state !== 'serving')
      console.error(
        `The ${role} on ${host} (process ${process}) ${SAID[state]}${reason ? `: ${reason}` : '.'}`,
      );
}

export const command: Command = {
  help: `Every server and worker of the database takes over the shop's folder as it is now: texts, pages, pictures, theme and
configuration. Requests under way are answered; none is refused. If one of them cannot, all stay as they were. Finds the database by
MONGODB_URI and MONGODB_DB, or beside a demo by DATA_DIR. Settings of the environment need a restart.`,
  async run() {
    loadSettings([]);
    const { openDatabase, closeDatabase } = await import('@/lib/server/platform/db/client');
    const { askForReload } = await import('@/lib/server/platform/reload/ask-for-reload');
    try {
      // Refuses what would change the meaning of what is stored.
      await openDatabase();
      const givenUp = new AbortController();
      process.once('SIGINT', () => givenUp.abort());
      const { isDone, isUnderWay, answers } = await askForReload(givenUp.signal);
      if (isUnderWay) {
        console.error('Another reload is under way.');
        return EXIT_FAILED;
      }
      if (answers.length === 0) {
        console.error('No server or worker of this database has answered: is the store running?');
        return EXIT_FAILED;
      }
      if (isDone) {
        console.log(
          `Reloaded by ${[...count(answers, 'server'), ...count(answers, 'worker')].join(' and ')}.`,
        );
        return 0;
      }
      printAnswers(answers);
      if (!answers.some(({ state }) => state === 'serving')) console.error('All stay as they were.');
      return EXIT_FAILED;
    } finally {
      await closeDatabase();
    }
  },
};
