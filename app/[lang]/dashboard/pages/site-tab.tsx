import { HomeForm } from '@/components/pages/home-form';
import { LinksForm } from '@/components/pages/links-form';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { readHome, readSiteLinks } from '@/lib/server/commerce/pages/site-parts';
import { HOME_SECTIONS, type HomeSection } from '@/lib/shared/pages/site.schema';
import { inEachLanguage, type Language } from '@/lib/shared/site/languages';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ownTextsOf } from '../../home-texts';

type SiteTabProps = { part: 'home' | 'menu' | 'footer'; language: Language };

export async function SiteTab({ part, language }: SiteTabProps) {
  const { ownPages, editor, shell, trade } = textsFor(language);
  const shared = {
    texts: ownPages.site,
    moves: pick(trade, 'up', 'down', 'remove'),
    leave: { ...editor.leave, ...shell.confirm },
  };
  if (part === 'home') {
    const own = Object.fromEntries(
      HOME_SECTIONS.map((key) => [key, inEachLanguage((each) => ownTextsOf(textsFor(each).home, key))]),
    ) as Record<HomeSection, Record<Language, { heading?: string; text?: string }>>;
    return <HomeForm stored={await readHome()} own={own} {...shared} />;
  }
  return (
    // Another list is another form.
    <KeptFocus version={part}>
      <LinksForm part={part} stored={await readSiteLinks(part)} {...shared} />
    </KeptFocus>
  );
}
