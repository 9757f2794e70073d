import { describe, expect, it } from 'vitest';
import { hasSeveralHosts } from '@/lib/server/serving/refuse-hosts';
import { methodsInstead } from '@/lib/server/serving/refuse-methods';

describe('a request', () => {
  it.each<[string[], boolean]>([
    [[], false],
    [['Host', 'a'], false],
    [['X', 'host', 'Host', 'host', 'Y', 'Host'], false],
    [['Host', 'a', 'host', 'a'], true],
    [['host', 'a', 'X', 'b', 'HOST', 'c'], true],
  ])('with the header lines %j names several hosts: %s', (rawHeaders, expected) => {
    expect(hasSeveralHosts(rawHeaders)).toBe(expected);
  });
});

describe('a method', () => {
  it.each(['/', '/dashboard', '/apiary', '/?x=/api/', '/tools?q=a.webp'])(
    'of the page %s is to read it, or to send a form before its script runs',
    (address) => {
      for (const method of ['GET', 'HEAD', 'POST'])
        expect(methodsInstead(method, address), method).toBeNull();
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'PROPFIND'])
        expect(methodsInstead(method, address), method).toContain('GET, HEAD');
    },
  );

  it.each(['/placeholder.webp', '/_next/static/a.js', '/_next/image?url=x', '/robots.txt?x', '*'])(
    'of the file %s is to read it',
    (address) => {
      for (const method of ['GET', 'HEAD']) expect(methodsInstead(method, address), method).toBeNull();
      for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE'])
        expect(methodsInstead(method, address), method).toContain('GET, HEAD');
    },
  );

  it.each(['/api/tool', '/api', '/api?x', '/api/order/1?x=1'])('of %s is for its route to say', (address) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(methodsInstead(method, address), method).toBeNull();
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', ''])
      expect(methodsInstead(method, address), method).toContain('GET, HEAD');
  });
});
