import { expect, it } from 'vitest';
import { holdsLink, nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';

const shown = (name: string) => nameForStrangers(name, 'C-1042');

it.each([
  'Pay now http://evil.example/login',
  'HTTPS://EVIL.EXAMPLE',
  'ftp://files',
  '//evil.example',
  'www.evil',
  'WWW.evil.example',
  'evil.example',
  'Pay at evil.com',
  'x.co now',
  'bücher.example',
  'xn--bcher-kva.xn--p1ai',
  'evil。example',
  'evil．com',
  'evil\u200b.com',
  'e\u00advil.com',
  'ｅｖｉｌ．ｃｏｍ',
  'Pay/now',
  'evil\\login',
  'Ann <ann@evil>',
  'mailto:ann',
  'tel:+15550100',
  '10.0.0.1',
  'A/S evil.dk/login',
  'Co.KG.evil.com',
])(
  'a name in a mail to strangers is not shown where it holds what a mail program makes a link of: %s',
  (name) => {
    expect(shown(name)).toBe('C-1042');
  },
);

it.each([
  'Miller & Sons',
  'Müller GmbH & Co. KG',
  'Müller GmbH & Co.KG',
  'Novo A/S',
  'Werkzeug e.V.',
  'Tools B.V.',
  'Ferri S.p.A.',
  'J. R. Smith',
  'Acme Inc.',
  'Schrauben 24: alles, was hält',
])('a name in a mail to strangers is shown as it is otherwise: %s', (name) => {
  expect(shown(name)).toBe(name);
});

it.each(['//evil', 'http://evil', 'www.evil', 'evil.com/login', 'ann@evil.com', '10.0.0.1'])(
  'a number or an address in a mail to strangers holds a link: %s',
  (text) => expect(holdsLink(text)).toBe(true),
);

it.each(['2026/117', 'PO-4711.2', 'Main St. 12/3', 'c/o Müller', '12\\34'])(
  'a number or an address in a mail to strangers holds none: %s',
  (text) => expect(holdsLink(text)).toBe(false),
);
