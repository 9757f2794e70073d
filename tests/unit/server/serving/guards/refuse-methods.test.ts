import { expect, it } from 'vitest';
import { hasSeveralHosts, methodsInstead } from '@/lib/server/serving/guards/refuse';

it.each<[string[], boolean]>([
  [[], false],
  [['Host', 'a'], false],
  [['X', 'host', 'Host', 'host', 'Y', 'Host'], false],
  [['Host', 'a', 'host', 'a'], true],
  [['host', 'a', 'X', 'b', 'HOST', 'c'], true],
])('with the header lines %j names several hosts: %s', (rawHeaders, expected) => {
  expect(hasSeveralHosts(rawHeaders)).toBe(expected);
});

it('a method of a page is to read it, or to send a form before its script runs', () => {
  for (const method of ['GET', 'HEAD', 'POST']) expect(methodsInstead(method, 'page'), method).toBeNull();
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', 'PROPFIND'])
    expect(methodsInstead(method, 'page'), method).toContain('GET, HEAD');
});

it('a method of a file or a picture is to read it', () => {
  for (const kind of ['file', 'picture'] as const) {
    for (const method of ['GET', 'HEAD']) expect(methodsInstead(method, kind), method).toBeNull();
    for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE'])
      expect(methodsInstead(method, kind), method).toBe('GET, HEAD');
  }
});

it('a method of a call is checked by its route', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(methodsInstead(method, 'call'), method).toBeNull();
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', ''])
    expect(methodsInstead(method, 'call'), method).toContain('GET, HEAD');
});
