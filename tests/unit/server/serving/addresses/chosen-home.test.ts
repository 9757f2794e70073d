import { expect, it, vi } from 'vitest';
import { chosenHome } from '@/lib/server/serving/addresses/chosen-home';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const home = (url: string, headers: Record<string, string>, method = 'GET') =>
  chosenHome({ url, headers, method });

it('the bare address of the shop leads a visitor who chose another language to it, with its query', () => {
  const headers = { cookie: 'a=1; language=de' };
  expect(home('/', headers)).toBe('/de');
  expect(home('/?utm=1', headers, 'HEAD')).toBe('/de?utm=1');
});

it.each([
  'language=en',
  'language=fr',
  'xlanguage=de',
  'a=language=de',
  'language=de=x',
  'language=d%65',
  'language=en; language=de',
])('the bare address of the shop stays for one with the cookies %s', (cookie) => {
  expect(home('/', { cookie })).toBeNull();
});

it('the bare address of the shop stays within the app, and is the only one that leads on', () => {
  const headers = { cookie: 'language=de' };
  expect(home('/', { ...headers, 'sec-fetch-dest': 'empty' })).toBeNull();
  for (const url of ['/tools', '/de', '//', '/x?/']) expect(home(url, headers), url).toBeNull();
  expect(home('/', headers, 'POST')).toBeNull();
  expect(home('/', {})).toBeNull();
});
