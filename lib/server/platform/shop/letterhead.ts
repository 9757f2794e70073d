import { shop } from '#shop';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { legal as german } from '@/lib/shared/texts/de/legal';
import { legal as english } from '@/lib/shared/texts/en/legal';
import { inLanguage } from '@/lib/shared/texts/in-language';

const legalTextsIn = inLanguage({ en: english, de: german });

/** What laws require of a company on its papers and letters beside name and address; as far as the shop's folder says it. */
export function registrationOf(language: Language): string[] {
  const { taxId, register, directors } = shop.legal;
  const named =
    directors.length > 0 ? fillText(legalTextsIn(language).directors, { names: directors.join(', ') }) : null;
  return [taxId, register, named].filter((fact) => fact !== null);
}

/** Who sends a paper, with the lines below the name. */
export function letterhead(language: Language): { name: string; lines: string[] } {
  const { address, email, phone } = shop.contact;
  const registration = registrationOf(language).join('  ');
  return {
    name: shop.legal.name,
    lines: [address, `${email}  ${phone}`, ...(registration === '' ? [] : [registration])],
  };
}

/** The same in two lines, for papers that have no room for a head: those that go with goods. */
export function letterLines(language: Language): string {
  const registration = registrationOf(language).join(' · ');
  const sender = `${shop.legal.name} · ${shop.contact.address}`;
  return registration === '' ? sender : `${sender}\n${registration}`;
}

/** The imprint of a shop that has published none, in Markdown; undefined where its folder does not say who represents or registers it. */
export function imprintOf(language: Language): string | undefined {
  const { register, directors } = shop.legal;
  if (register === null && directors.length === 0) return undefined;
  const { address, email, phone } = shop.contact;
  return [
    `**${shop.legal.name}**`,
    address,
    `[${email}](mailto:${email})`,
    phone,
    ...registrationOf(language),
  ].join('\n\n');
}
