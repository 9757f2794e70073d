import { describe, expect, it } from 'vitest';
import { decodableAddress, originForm, readableImage } from '@/lib/server/serving/normalize-address';

describe('the address of a request', () => {
  it.each(['/', '/api/order/65f0?x=1', '/api/user/a%40example.com', '/tools/%E2%82%AC', '/a%2Fb', '/q?x=%'])(
    'stays as it is where it can be decoded: %s',
    (address) => expect(decodableAddress(address)).toBe(address),
  );

  it.each([
    ['/api/order/%E0%A4%A', '/api/order/%25E0%25A4%25A'],
    ['/api/user/%', '/api/user/%25'],
    ['/%zz?q=%41', '/%25zz?q=%41'],
    ['/%C0%AE%C0%AE/etc', '/%25C0%25AE%25C0%25AE/etc'],
  ])('is taken literally where it cannot: %s', (address, literal) => {
    expect(decodableAddress(address)).toBe(literal);
    expect(() => decodeURIComponent(decodableAddress(address).split('?')[0] ?? '')).not.toThrow();
  });
});

it.each([
  ['/tools?q=a', '/tools?q=a'],
  ['//evil.example/x', '//evil.example/x'],
  ['http://evil.example/dashboard?a=1', '/dashboard?a=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?a=1', '/?a=1'],
  ['http://a@evil.example:81//x', '//x'],
])('of an address in absolute form only path and query count: %s', (address, expected) => {
  expect(originForm(address)).toBe(expected);
});

it.each([
  ['/_next/image?url=%2Fa.webp&w=640&q=75', '/_next/image?url=%2Fa.webp&w=640&q=75'],
  ['/_next/image?url=/%5Cevil.example&w=640&q=75', '/_next/image'],
  ['/_next/image?w=640&url=/a.webp&url=/\\evil.example', '/_next/image'],
  ['/tools?url=%5C', '/tools?url=%5C'],
])('a picture named with a backslash is none: %s', (address, expected) => {
  expect(readableImage(address)).toBe(expected);
});
