import { randomBytes } from 'node:crypto';
import { COMPOSE } from './starter-compose';
import { CONFIG, README, TYPES } from './starter-texts';

const secret = () => randomBytes(32).toString('base64url');

/** For the compose file beside it, which has all that is no secret. */
function environment(): string {
  const keys = ['NEXTAUTH_SECRET', 'ACCESS_TOKEN_SECRET', 'SECOND_FACTOR_SECRET', 'AUDIT_LOG_SECRET'];
  return `# Settings of this shop; docs/configuration.md of the store has all of them. It has secrets: show it to nobody.

# The store as an image, and where people reach it.
STORE_IMAGE=forgeline:local
NEXTAUTH_URL=http://localhost:3000

# Made for this shop. Keep a copy of the last two apart from backups: without them accounts and the audit log are lost.
${keys.map((name) => `${name}=${secret()}`).join('\n')}

# Of your Stripe account (https://dashboard.stripe.com/apikeys); "forgeline stripe-setup" makes the third.
STRIPE_SECRET_KEY=
STRIPE_PUBLISHABLE_KEY=
STRIPE_WEBHOOK_SECRET=

# Your mail server: smtps://user:password@mail.example.com:465
SMTP_URL=
`;
}

/** Returns the files of a new shop by their names. */
export function starterFiles(): Readonly<Record<string, string>> {
  return {
    'shop.config.ts': CONFIG,
    'forgeline.d.ts': TYPES,
    'texts/en.json': '{\n  "shop": {\n    "tagline": "Professional tools"\n  }\n}\n',
    'compose.yml': COMPOSE,
    '.env': environment(),
    '.gitignore': '.env\nbrand/\n',
    'README.md': README,
  };
}
