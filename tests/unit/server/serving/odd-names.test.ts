import addressparser from 'nodemailer/lib/addressparser';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const NAMES = [
  'Ünn & Söhne „Präzision“ — Werkzeugmanufaktur Österreich 1887',
  '<b>Bolts</b> & "Nuts", Inc.',
  "O'Brien; $& \\ Tools",
  '東京工具 مصنع',
];

const given = vi.hoisted(() => ({ name: '' }));
vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return {
    shop: {
      ...shop,
      get name() {
        return given.name;
      },
    },
  };
});
vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ NEXTAUTH_URL: 'http://localhost:3000' }),
  IS_DEVELOPMENT: false,
}));

beforeEach(() => vi.resetModules());

describe.each(NAMES)('a shop with the name %j', (name) => {
  beforeEach(() => {
    given.name = name;
  });

  it('an odd name of a shop is one that the configuration may have', async () => {
    const { parseShopConfig } = await import('@/lib/server/platform/shop/shop-config.schema');
    const { shop } = await import('#shop');
    expect(parseShopConfig(shop)).toHaveProperty('config');
    expect(shop.name).toBe(name);
  });

  it('an odd name of a shop is text on the page that waits for the database', async () => {
    const { unavailablePage } = await import('@/lib/server/serving/retrying-pages');
    const { escapeHtml } = await import('@/lib/server/platform/mail/templates/escape-html');
    const { body } = unavailablePage('en');
    expect(body).toContain(`| ${escapeHtml(name)}</title>`);
    expect(body).not.toContain('<b>');
  });

  it('an odd name of a shop is the sender of its mails', async () => {
    const { envSchema } = await import('@/lib/server/platform/config/settings/settings');
    const sender = envSchema.shape.MAIL_FROM.parse(undefined);
    expect(addressparser(String(sender))).toEqual([{ name, address: 'no-reply@reference.example' }]);
  });

  it('an odd name of a shop is in structured data, which ends no script', async () => {
    const { organizationAndSite } = await import('@/lib/client/structured-data');
    const { jsonLdText } = await import('@/lib/client/structured-data');
    const text = jsonLdText(organizationAndSite('https://shop.example', 'Tools'));
    expect(text).not.toContain('<');
    expect(text).toContain(JSON.stringify(name).slice(1, -1).replaceAll('<', '\\u003c'));
  });
});

it.each(['two\nlines', 'a\u0000b', ' ', 'x'.repeat(61)])('%j is no name', async (name) => {
  given.name = name;
  const { parseShopConfig } = await import('@/lib/server/platform/shop/shop-config.schema');
  const { shop } = await import('#shop');
  expect(parseShopConfig(shop)).toEqual({ problems: [expect.stringMatching(/^name: /)] });
});
