import 'server-only';
import { z } from 'zod';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shop } from '@/shop.config';
import { documented, secret } from './document-setting';
import { count, key, listOf, url } from './values';

// In quotation marks, because a name may have commas and dots (RFC 5322, 3.4).
const SENDER = `"${shop.name.replace(/["\\]/g, '\\$&')}" <no-reply@${shop.contact.email.split('@')[1]}>`;

export const address = {
  NEXTAUTH_URL: documented(url, {
    text: 'Public address of the store, without a trailing slash. https, except on this machine (http://localhost).',
    example: 'https://shop.example.com',
  }),
  PORT: documented(wholeNumberText(0, 65_535).default(3000), {
    text: 'Where the server listens, unless its command line says (`--port`).',
  }),
  TRUSTED_PROXIES: documented(wholeNumberText(0, 10).default(0), {
    text:
      'Number of your reverse proxies in front of the store that append to X-Forwarded-For; 0 ignores the header. With 0 ' +
      'behind a proxy all visitors share one rate limit; the store warns of that once in its log.',
  }),
};

export const keys = {
  NEXTAUTH_SECRET: secret(key, {
    text:
      'Encrypts session cookies. At least 32 characters, and different from the other keys. Make one with: ' +
      `node -e "console.log(require('crypto').randomBytes(32).toString('base64url'))"`,
  }),
  ACCESS_TOKEN_SECRET: secret(key, {
    text: 'Signs access tokens. A key as above, different from the others.',
  }),
  SECOND_FACTOR_SECRET: secret(key, {
    text:
      'Encrypts the keys of two-step sign-in, and keys the hashes of their recovery codes. A key as above. Losing it locks ' +
      'everyone out who switched that on.',
  }),
  AUDIT_LOG_SECRET: secret(key, { text: 'Keys the hashes of the audit log. A key as above.' }),
  NEXTAUTH_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Recently replaced NEXTAUTH_SECRETs, separated by commas: what they protect stays valid (docs/operations.md).',
  }),
  ACCESS_TOKEN_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Recently replaced ACCESS_TOKEN_SECRETs, separated by commas.',
  }),
  SECOND_FACTOR_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Replaced SECOND_FACTOR_SECRETs, separated by commas.',
  }),
  AUDIT_LOG_SECRET_PREVIOUS: secret(listOf(key), {
    text:
      'Every replaced AUDIT_LOG_SECRET, separated by commas. Keep them for good: verifying the audit log needs each for the ' +
      'entries of its time.',
  }),
};

export const database = {
  MONGODB_URI: secret(
    z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
    {
      text: 'A MongoDB replica set (transactions need one).',
      example: 'mongodb://db.example.com:27017/?replicaSet=rs0',
    },
  ),
  MONGODB_DB: documented(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}$/)
      .default('forgeline'),
    { text: 'Name of the database.' },
  ),
};

export const stripe = {
  STRIPE_SECRET_KEY: secret(z.string().regex(/^(sk|rk)_/, 'must be a secret key, sk_…'), {
    text: 'Secret key of the Stripe account, sk_….',
  }),
  STRIPE_PUBLISHABLE_KEY: documented(z.string().regex(/^pk_/, 'must be a publishable key, pk_…'), {
    text: 'Publishable key of the Stripe account, pk_….',
  }),
  STRIPE_WEBHOOK_SECRET: secret(z.string().min(8), {
    text: 'Signing secret of the webhook endpoint https://<store>/api/webhooks/stripe, which `forgeline stripe-setup` makes.',
  }),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: secret(listOf(z.string().min(8)), {
    text: 'Secrets of earlier endpoints that still send events, separated by commas.',
  }),
};

export const mail = {
  SMTP_URL: secret(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'), {
    text: 'Server for outgoing mail.',
    example: 'smtps://user:password@mail.example.com:465',
  }),
  MAIL_CONNECTIONS: documented(wholeNumberText(1, 50).default(10), {
    text:
      'How many mails a process sends at a time, over as many connections (1 to 50). Lower it where the mail server allows ' +
      'fewer connections: it refuses the others for now, and their mails are delayed.',
  }),
  MAIL_FROM: documented(z.string().min(3).default(SENDER), {
    text: 'Sender of every mail.',
    example: '"Your Shop <no-reply@shop.example.com>"',
    isOfShop: true,
  }),
  CONTACT_EMAIL: documented(z.email().default(shop.contact.email), {
    text: 'Gets messages of the contact page, requests for quote and news of low stock.',
    example: 'sales@shop.example.com',
    isOfShop: true,
  }),
  CONTACT_LANGUAGE: documented(z.enum(LANGUAGES.all).default(LANGUAGES.default), {
    text: 'Language of those mails, one of the shop’s.',
    isOfShop: true,
  }),
  LOW_STOCK_UNITS: documented(wholeNumberText(0, 10_000_000).default(10), {
    text:
      'Available units below which a tool’s stock is low, unless the tool has a limit of its own. CONTACT_EMAIL is notified once ' +
      'when it gets there, and again only after it was restocked. 0 for never.',
  }),
  ORDER_MAILS_MAX: documented(count.default(20), {
    text: 'Mails about orders that one recipient gets in an hour; the others are summed up in one, sent after the hour.',
  }),
};
