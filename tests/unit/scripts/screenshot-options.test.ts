import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { isWanted, readScreenshotOptions } from '@/scripts/screenshots/options';

describe('the options of `npm run screenshots`', () => {
  it('select everything, unless something is named', () => {
    const { names, languages, themes, sizes, lookers, onlyMissing } = readScreenshotOptions([]);
    expect({ names, languages, themes, onlyMissing }).toEqual({
      names: [],
      languages: LANGUAGES.all,
      themes: ['light', 'dark'],
      onlyMissing: false,
    });
    expect(sizes.map(({ name }) => name)).toEqual(['desktop', 'phone', 'narrow']);
    expect(lookers).toEqual(['visitor', 'customer', 'admin']);
    expect(isWanted({ name: 'home' }, names)).toBe(true);
  });

  it('select a part, by words, languages, themes, sizes and viewer', () => {
    const args = ['order', '--language', 'de', '--theme', 'dark', '--size', 'phone', '--size', 'narrow'];
    const options = readScreenshotOptions([...args, '--as', 'admin', '--only', 'audit', '--missing']);
    expect(options).toMatchObject({ languages: ['de'], themes: ['dark'], lookers: ['admin'] });
    expect(options.sizes.map(({ width }) => width)).toEqual([360, 320]);
    expect(options.onlyMissing).toBe(true);
    const wanted = ['de-manage-order', 'audit', 'home'].filter((name) => isWanted({ name }, options.names));
    expect(wanted).toEqual(['de-manage-order', 'audit']);
  });

  it('are refused with a list of the valid words', () => {
    expect(() => readScreenshotOptions(['--language', 'xx'])).toThrow(
      `there are only ${LANGUAGES.all.join(', ')}`,
    );
    expect(() => readScreenshotOptions(['--colour', 'red'])).toThrow();
  });
});
