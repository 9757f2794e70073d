import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeAddress } from '@/lib/server/serving/addresses/normalize-address';

const addressOf = (target: string) => {
  const address = normalizeAddress(target);
  return address && `${address.path}${address.query}`;
};

it.each([
  '/',
  '/api/order/65f0?x=1',
  '/api/user/a%40example.com',
  '/api/user/a%2Fb@example.com',
  '/tools/%E2%82%AC',
  '/tools?q=%',
  '/tools?q=a/../b&x=//y',
  '/a;b=c,d/(e)!',
  '//x',
  '/tools/',
  '/...',
  '/.well-known/x',
])('the address of a request stays as it is: %s', (target) => expect(addressOf(target)).toBe(target));

it.each([
  ['/./warranty?a=1', '/warranty?a=1'],
  ['/x/../imprint', '/imprint'],
  ['/x/%2e%2e/privacy', '/privacy'],
  ['/x/.%2E/privacy', '/privacy'],
  ['/de/./returns', '/de/returns'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/api/../tools', '/tools'],
  ['/tools/.', '/tools/'],
  ['/tools/a/..', '/tools/'],
  ['/..', '/'],
  ['/..//evil.example', '//evil.example'],
])('the address of a request has no dot segments: %s', (target, expected) =>
  expect(addressOf(target)).toBe(expected),
);

it.each([
  ['/%74ools', '/tools'],
  ['/tools/%e2%82%ac', '/tools/%E2%82%AC'],
  ['/%252e%252e/x', '/%252e%252e/x'],
  ['/a"b<c>', '/a%22b%3Cc%3E'],
  ['/tools/[slug]', '/tools/%5Bslug%5D'],
  ['/tools/gr\u00c3\u00b6\u00c3\u009fe?q=\u00c3\u00b6', '/tools/gr%C3%B6%C3%9Fe?q=%C3%B6'],
])('the address of a request has each character written in one way: %s', (target, expected) =>
  expect(addressOf(target)).toBe(expected),
);

it.each([
  ['/api/order/%E0%A4%A', '/api/order/%25E0%25A4%25A'],
  ['/api/user/%', '/api/user/%25'],
  ['/%zz?q=%41', '/%25zz?q=%41'],
  ['/%C0%AE%C0%AE/etc', '/%25C0%25AE%25C0%25AE/etc'],
])('the address of a request is taken literally where it cannot be decoded: %s', (target, expected) =>
  expect(addressOf(target)).toBe(expected),
);

it.each([
  ['http://evil.example/dashboard?a=1', '/dashboard?a=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['http://a@evil.example:81//x', '//x'],
  ['http://evil.example/./x', '/x'],
])('the address of a request is path and query alone of one in absolute form: %s', (target, expected) =>
  expect(addressOf(target)).toBe(expected),
);

it.each([
  ...'ftp://evil.example/ javascript://evil.example/ file:///etc/passwd https:evil.example/'.split(' '),
  ...'http:/evil.example http:///x http:// http://evil.example\\@x/ evil.example:443 * tools ?x'.split(' '),
  ...'../x x/../../y /\\evil.example /tools\\..\\x /tools#q=1 /tools?a#b'.split(' '),
  ...['', '/a b', '/a\tb', '/a\u0000'],
])('the address of a request is none: %j', (target) => expect(normalizeAddress(target)).toBeNull());

it('the address of a request is the same once more, can be decoded, and names no other host', () => {
  const part = fc.constantFrom('', ...'. .. %2e %2E. de api _next tools %41 % %2f x\u00e9 ;a'.split(' '));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.string(), (parts, query) => {
      const address = normalizeAddress(`/${parts.join('/')}?${encodeURIComponent(query)}`);
      if (!address) throw new Error('no address');
      expect(normalizeAddress(address.path)).toEqual({ path: address.path, query: '' });
      expect(new URL(address.path.replace(/^\/+/, '/'), 'http://localhost').pathname).toBe(
        address.path.replace(/^\/+/, '/'),
      );
      expect(() => decodeURIComponent(address.path)).not.toThrow();
    }),
  );
});
