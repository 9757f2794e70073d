import { HomeForm } from '@/components/pages/home-form';
import { LinksForm } from '@/components/pages/links-form';
import { RestoreVersion } from '@/components/pages/restore-version';
import { SiteVersion } from '@/components/pages/site-version';
import { VersionList } from '@/components/pages/version-list';
import { Badge } from '@/components/ui/badge';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { readHome, readSiteLinks } from '@/lib/server/commerce/pages/site-parts';
import { listSiteVersions } from '@/lib/server/commerce/pages/site-versions';
import type { Actor } from '@/lib/server/identity/actor';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import {
  HOME_SECTIONS,
  type HomeSection,
  type SitePart,
  type SiteVersion as Version,
} from '@/lib/shared/pages/site.schema';
import { inEachLanguage, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ownTextsOf } from '../../home-texts';

type SiteTabProps = {
  actor: Actor;
  part: SitePart;
  language: Language;
  /** The number of the version to view; the present one without it. */
  viewed: number | undefined;
};

export async function SiteTab({ actor, part, language, viewed }: SiteTabProps) {
  const { ownPages: own, shell } = textsFor(language);
  const { site } = own;
  const { versions } = await listSiteVersions(actor, part);
  const [present] = versions;
  const revision = present?.version ?? 0;
  /** Every version that is the default shows the same. */
  const isShown = (each: Version) => each.version === revision || (each.isDefault && present?.isDefault);
  const earlier = versions.find((each) => each.version === viewed && !isShown(each));
  const presentHref = listHref(ROUTES.pages, { tab: part });
  const number = formatNumber(earlier?.version ?? revision, language);
  return (
    <>
      {earlier ? (
        <>
          <Notice>{earlier.isDefault ? site.viewedDefault : fillText(site.viewed, { number })}</Notice>
          <Panel heading={site.tabs[part]}>
            <SiteVersion version={earlier} texts={site} />
            <RestoreVersion
              of={{ part }}
              version={earlier.version}
              revision={revision}
              presentHref={presentHref}
              texts={{
                ...pick(own, 'restoreText', 'restored', 'present'),
                ...(earlier.isDefault
                  ? { restore: site.toDefault, restoreTitle: site.toDefaultTitle }
                  : {
                      restore: own.restore,
                      restoreTitle: fillText(own.restoreTitle, { number }),
                    }),
              }}
              confirm={shell.confirm}
            />
          </Panel>
        </>
      ) : (
        <SiteForm part={part} language={language} />
      )}
      <VersionList
        versions={versions.map((each) => ({
          ...pick(each, 'version', 'editedAt', 'editor'),
          href: isShown(each) ? presentHref : listHref(ROUTES.pages, { tab: part, version: each.version }),
          mark: each.isDefault && each.editedAt ? <Badge>{site.isDefault}</Badge> : null,
        }))}
        shown={earlier?.version ?? revision}
        texts={{ ...pick(own, 'versions', 'version', 'by'), byClosed: site.byUnknown, unsaved: site.default }}
      />
    </>
  );
}

async function SiteForm({ part, language }: Pick<SiteTabProps, 'part' | 'language'>) {
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
