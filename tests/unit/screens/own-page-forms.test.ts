import { expect, it } from 'vitest';
import { homeTexts, ownTextsOf } from '@/app/[lang]/home-texts';
import { homeFormSchema } from '@/components/pages/site-forms.schema';
import { suggestSlug } from '@/components/pages/suggest-slug';
import { slugFault } from '@/lib/shared/site/own-pages';
import { textsFor } from '@/lib/shared/texts/texts-for';

it.each([
  ['Unsere Prüfstände & Öfen', 'unsere-pruefstaende-oefen'],
  ['50 Years, à la carte!', '50-years-a-la-carte'],
  ['Straße 9', 'strasse-9'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('a page called "%s" is offered an address that it can have', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
  expect(slugFault(slug)).toBeNull();
});

it('a title without Latin letters offers no address', () => expect(suggestSlug('価格')).toBe(''));

it('a section of the home page has what is written in the language of the page, and the store’s own text elsewhere', () => {
  const { home } = textsFor('en');
  const sections = [
    { key: 'hero' as const, isHidden: false, texts: { en: { heading: 'Made here' }, de: { text: 'Hier.' } } },
    { key: 'who' as const, isHidden: false },
  ];
  const rewritten = homeTexts(home, sections, 'en');
  expect(rewritten.hero).toEqual({ ...home.hero, headline: 'Made here' });
  expect(rewritten.who).toBe(home.who);
  expect(homeTexts(home, sections.slice(1), 'en')).toBe(home);
  expect(ownTextsOf(home, 'hero')).toEqual({ heading: home.hero.headline, text: home.hero.text });
  expect(ownTextsOf(home, 'statistics')).toEqual({ heading: '', text: '' });
});

it('of a section nothing is sent where nothing was written', () => {
  const texts = { en: { heading: ' ', text: '' }, de: { heading: 'Hier', text: '' } };
  const { sections } = homeFormSchema.parse({ sections: [{ key: 'hero', isShown: false, texts }] });
  expect(sections).toEqual([{ key: 'hero', isHidden: true, texts: { de: { heading: 'Hier' } } }]);
});
