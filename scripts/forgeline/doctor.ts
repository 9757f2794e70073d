import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { shop } from '#shop';
import { s3FromSettings } from '@/lib/server/platform/blobs/current-storage';
import { env, misspelt } from '@/lib/server/platform/config/env';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { loadAllSettings } from '@/stack/load-settings';
import type { Command } from './command';
import { checkDatabase } from './doctor/check-database';
import { checkEndpoints } from './doctor/check-endpoints';
import { checkFiles } from './doctor/check-files';
import { checkLegalPages } from './doctor/check-legal-pages';
import { checkMailServer, checkSender } from './doctor/check-mail';
import { checkAddress, checkNames, checkSettings, checkShop } from './doctor/check-settings';
import { checkStripe } from './doctor/check-stripe';
import { type Finding, findingLine } from './doctor/finding';

const TIMEOUT_MS = 8_000;

async function verifyMailServer(): Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: env().SMTP_URL, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function examine(selector: string | undefined): Promise<Finding[]> {
  const { MongoClient } = await import('mongodb');
  const { readEndpoint } = await import('@/lib/server/commerce/payments/webhooks/webhook-endpoint');
  const client = new MongoClient(env().MONGODB_URI, { serverSelectionTimeoutMS: TIMEOUT_MS });
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const lookUp = (name: string) => resolver.resolveTxt(name);
  const ready = `${siteOrigin()}/api/ready`;
  try {
    const findings = await Promise.all([
      checkNames(misspelt()),
      checkSettings(env()),
      checkShop({ email: shop.contact.email, security: shop.contact.security }),
      checkDatabase(async () => (await client.connect()).db(env().MONGODB_DB)),
      checkLegalPages(async () => (await client.connect()).db(env().MONGODB_DB)),
      checkEndpoints(async () => (await client.connect()).db(env().MONGODB_DB), {
        privateHosts: env().WEBHOOK_PRIVATE_HOSTS,
      }),
      checkFiles({ isS3: env().FILE_STORAGE === 's3', bucket: s3FromSettings() }, async () =>
        (await client.connect()).db(env().MONGODB_DB),
      ),
      checkMailServer(verifyMailServer),
      checkSender(env().MAIL_FROM, selector, lookUp),
      checkStripe(readEndpoint),
      checkAddress(() => fetch(ready, { signal: AbortSignal.timeout(TIMEOUT_MS) })),
    ]);
    return findings.flat();
  } finally {
    await client.close();
  }
}

export const command: Command = {
  help: `One line for each check: ok, warn or fail, and what to do. It changes nothing; where files go to a bucket, it writes an object
there and deletes it. Exit code 1 if a check failed, or the
settings are not usable.`,
  options: {
    'dkim-selector': {
      type: 'string',
      value: 'name',
      help: 'of the key with which your mail provider signs',
    },
  },
  async run({ options }) {
    loadAllSettings();
    env();
    const selector = options['dkim-selector'];
    const findings = await examine(typeof selector === 'string' ? selector : undefined);
    for (const finding of findings) console.log(findingLine(finding));
    return findings.some(({ status }) => status === 'fail') ? 1 : 0;
  },
};
