import { describe, expect, it, vi } from 'vitest';
import { withoutIgnoredQuery } from '@/lib/server/serving/ignore-query';

vi.mock('@/lib/server/platform/config/env', () => ({ env: () => ({}) }));

const address = (url: string, headers: Record<string, string> = {}) => withoutIgnoredQuery({ url, headers });

describe('the query of a page that is made once for everybody', () => {
  it.each([
    ['/?utm_source=mail', '/'],
    ['/de?x=1', '/de'],
    ['/review?x=1&y', '/review'],
    ['/contact?tool=a', '/contact'],
    ['/quote?tool=a', '/quote'],
    ['/de/quote?tool=a', '/de/quote'],
    ['/tools?x=1', '/tools'],
    ['/tools?q=', '/tools'],
    ['/tools/claw-hammer?q=x', '/tools/claw-hammer'],
    ['/tools/cl%61w-hammer?x=1', '/tools/cl%61w-hammer'],
    ['/tools?_rsc=abc', '/tools'],
    ['/tools?', '/tools'],
  ])('does not reach the framework: %s', (url, expected) => {
    expect(address(url)).toBe(expected);
  });

  it('is left to the catalogue, which is made for each', () => {
    for (const url of ['/tools?q=hammer', '/de/tools?x=1&page=2', '/tools/c/saws?sort=price', '/tools?q=&q='])
      expect(address(url)).toBe(url);
  });

  it('stays on pages made for each visitor, calls and files', () => {
    for (const url of [
      '/login?from=%2Fx',
      '/verify-email?token=a',
      '/api/tool?limit=1',
      '/_next/image?url=a',
      '/x?a',
    ])
      expect(address(url)).toBe(url);
  });

  it('keeps what the app’s router says', () => {
    expect(address('/tools?x=1&_rsc=abc', { rsc: '1' })).toBe('/tools?_rsc=abc');
    expect(address('/tools?_rsc', { rsc: '1' })).toBe('/tools?_rsc');
    expect(address('/tools?page=2&_rsc=abc', { rsc: '1' })).toBe('/tools?page=2&_rsc=abc');
  });

  it('goes with who is led on to the page in a chosen language, and with nobody else', () => {
    const led = { cookie: 'a=1; language=de' };
    expect(address('/?utm=1', led)).toBe('/?utm=1');
    expect(address('/?utm=1', { ...led, 'sec-fetch-dest': 'empty' })).toBe('/');
    for (const cookie of ['language=en', 'language=fr', 'language=de; language=en', 'xlanguage=de'])
      expect(address('/?utm=1', { cookie }), cookie).toBe('/');
    expect(address('/tools?x=1', led)).toBe('/tools');
  });
});
