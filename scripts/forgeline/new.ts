import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, UsageError } from './command';
import { starterFiles } from './new/starter-files';

/** Its owner alone may read what has secrets. */
const MODE = 0o644;
const SECRET_MODE = 0o600;

export const command: Command = {
  help: `Writes a new shop into a folder, which must be empty or missing: its configuration, texts to change, a compose file that
runs the store with it, and an .env with made secrets.`,
  words: ['folder'],
  isWithoutShop: true,
  async run({ words: [word = ''] }) {
    const folder = path.resolve(process.env.INIT_CWD ?? '.', word);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty.`);
    for (const [name, text] of Object.entries(starterFiles())) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { mode: name === '.env' ? SECRET_MODE : MODE });
    }
    console.log(`A new shop is in ${folder}: its README.md says what comes next.`);
    return 0;
  },
};
