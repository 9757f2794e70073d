import { env } from '@/lib/server/platform/config/env';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { displayNameSchema } from '@/lib/shared/accounts/account.schema';
import { signInEmailSchema } from '@/lib/shared/calls/fields.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';

type Person = { name: string; email: string; language: (typeof LANGUAGES.all)[number] };

function readPerson(options: Readonly<Record<string, string | boolean | undefined>>): Person {
  const rule = env().REGISTRATION_EMAILS;
  const email = signInEmailSchema(rule).safeParse(options.email);
  if (!email.success) {
    throw new UsageError(
      rule === 'any'
        ? '--email takes the admin’s address.'
        : '--email takes the admin’s address, with letters and digits only before the @ unless REGISTRATION_EMAILS=any.',
    );
  }
  const name = displayNameSchema.safeParse(options.name ?? 'Admin');
  if (!name.success) throw new UsageError('--name takes the admin’s name, of at most 100 characters.');
  const language = LANGUAGES.all.find((one) => one === (options.language ?? LANGUAGES.default));
  if (!language) throw new UsageError(`--language takes one of ${LANGUAGES.all.join(', ')}.`);
  return { email: email.data, name: name.data, language };
}

export const command: Command = {
  help: `Makes the account of the store's first admin and prints a link on which its password is set. The link works once, for
an hour; only its hash is stored. Repeat the command for a new link. Refused once the store has an admin who can sign in.`,
  options: {
    email: { type: 'string', value: 'address', help: 'the admin’s address, with which they sign in' },
    name: { type: 'string', value: 'name', help: 'the admin’s name ("Admin" by default)' },
    language: {
      type: 'string',
      value: 'code',
      help: `of the page behind the link: ${LANGUAGES.all.join(' or ')}`,
    },
  },
  async run({ options }) {
    loadSettings(['NEXTAUTH_URL', 'AUDIT_LOG_SECRET']);
    const { language, ...person } = readPerson(options);
    const { setUpFirstAdmin } = await import('@/lib/server/identity/accounts/set-up-first-admin');
    const { closeDatabase } = await import('@/lib/server/platform/db/client');
    try {
      const token = await setUpFirstAdmin(person);
      console.log(`Open this link within an hour, and choose the password of ${person.email}:`);
      console.log(`${siteOrigin()}${localPath(ROUTES.resetPassword, language)}?token=${token}`);
      return 0;
    } finally {
      await closeDatabase();
    }
  },
};
