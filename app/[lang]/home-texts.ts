import type { Home, HomeSection } from '@/lib/shared/pages/site.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type HomeTexts = Texts['home'];

/** Where the heading of a section stands, beside `text`. */
const HEADINGS: Readonly<Record<HomeSection, 'headline' | 'title' | null>> = {
  hero: 'headline',
  categories: 'title',
  who: 'title',
  latest: 'title',
  statistics: null,
  clients: 'title',
  engineers: 'title',
  contact: 'title',
};

/** The texts of the home page with what the shop has written in this language in place of the store's own. */
export function homeTexts(texts: HomeTexts, sections: Home['sections'], language: Language): HomeTexts {
  const rewritten = sections.flatMap(({ key, texts: own }) => {
    const { heading, text } = own?.[language] ?? {};
    const name = HEADINGS[key];
    const change = { ...(heading && name && { [name]: heading }), ...(text && { text }) };
    return Object.keys(change).length > 0 ? [[key, { ...texts[key], ...change }] as const] : [];
  });
  return rewritten.length > 0 ? { ...texts, ...Object.fromEntries(rewritten) } : texts;
}

/** The store's own heading and text of a section. */
export function ownTextsOf(texts: HomeTexts, key: HomeSection): { heading?: string; text?: string } {
  const name = HEADINGS[key];
  const own: Readonly<Record<string, unknown>> = texts[key];
  const textAt = (field: string | null) =>
    field !== null && typeof own[field] === 'string' ? own[field] : '';
  return { heading: textAt(name), text: textAt('text') };
}
