import { describe, expect, it } from 'vitest';
import { renameIn } from '@/proofs/rolling/next-release';

const rename = (text: string) => renameIn(text, 'aaaaaaaaaaaa', 'bbbbbbbbbbbb');

describe('a copy of a build that stands for the next release', () => {
  it('has another name wherever the release is named', () => {
    expect(rename('{"deploymentId":"aaaaaaaaaaaa","distDir":".builds/aaaaaaaaaaaa"}')).toBe(
      '{"deploymentId":"bbbbbbbbbbbb","distDir":".builds/bbbbbbbbbbbb"}',
    );
    expect(rename('static/aaaaaaaaaaaa/_buildManifest.js')).toBe('static/bbbbbbbbbbbb/_buildManifest.js');
  });

  it.each([
    ['static/immutable/chunks/0a~_-b.js', 'static/immutable/chunks/0a~_-b-bbbbbbbbbbbb.js'],
    ['static/immutable/chunks/0a.js.br', 'static/immutable/chunks/0a-bbbbbbbbbbbb.js.br'],
    [
      '["/_next/static/immutable/chunks/turbopack-0a.js","static/immutable/chunks/1b.js"]',
      '["/_next/static/immutable/chunks/turbopack-0a-bbbbbbbbbbbb.js","static/immutable/chunks/1b-bbbbbbbbbbbb.js"]',
    ],
  ])('has other scripts: %s', (text, renamed) => {
    expect(rename(text)).toBe(renamed);
  });

  it.each([
    'static/immutable/media/17s3ze6t1-cad.css',
    'static/immutable/chunks/map.json',
    'server/chunks/ssr/_0a.js',
    'whatever \u00ff\u0080 bytes',
  ])('has this as it was: %s', (text) => {
    expect(rename(text)).toBe(text);
  });
});
