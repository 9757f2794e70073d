import type { Metadata } from 'next';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { LegalPageForm } from '@/components/pages/legal-page-form';
import { VersionList } from '@/components/pages/version-list';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import {
  getLegalPageToEdit,
  type LegalPageState,
  listLegalPages,
} from '@/lib/server/compliance/edit-legal-page';
import { renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, languageOf } from '@/lib/shared/site/languages';
import { LEGAL_PAGES, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.legalPages;

const querySchema = z.object({
  name: z.enum(LEGAL_PAGES).optional(),
  in: z.enum(LANGUAGES.all).optional(),
  version: wholeNumberText(1, Number.MAX_SAFE_INTEGER).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).legal.admin.title };
}

function isUnfinished(states: readonly LegalPageState[], page: LegalPageName): boolean {
  return states.some((state) => state.page === page && state.isUnfinished);
}

export default async function LegalPagesPage({ params, searchParams }: PageProps) {
  const language = languageOf((await params).lang);
  const { editor, legal, shell } = textsFor(language);
  const query = readListQuery(querySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, query));
  const name = query.name ?? LEGAL_PAGES[0];
  const edited = query.in ?? language;
  const [states, { current, versions }] = await Promise.all([
    listLegalPages(actor),
    getLegalPageToEdit(actor, name, edited),
  ]);
  const earlier = versions.find(({ version }) => version === query.version && version < current.version);
  const shown = earlier ?? current;
  const open = states.find((state) => state.page === name && state.language === edited);
  return (
    <>
      <DashboardHead heading={legal.admin.heading} text={legal.admin.text}>
        <LinkButton href={localPath(ROUTES.legalPage(name), edited)} variant="outline">
          {legal.admin.open}
        </LinkButton>
      </DashboardHead>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <FilterLinks
          label={legal.admin.pages}
          links={LEGAL_PAGES.map((page) => ({
            key: page,
            label: isUnfinished(states, page)
              ? fillText(legal.admin.unfinishedPage, { page: legal.titles[page] })
              : legal.titles[page],
            href: listHref(PATH, { name: page, in: edited }),
            current: page === name,
          }))}
        />
        {LANGUAGES.all.length > 1 ? (
          <FilterLinks
            label={legal.admin.languages}
            links={LANGUAGES.all.map((each) => ({
              key: each,
              label: LANGUAGE_FACTS[each].name,
              href: listHref(PATH, { name, in: each }),
              current: each === edited,
            }))}
          />
        ) : null}
      </div>
      {earlier ? (
        <Notice>{fillText(legal.admin.earlier, { number: formatNumber(earlier.version, language) })}</Notice>
      ) : null}
      {open?.isUnfinished && !earlier ? <Notice tone="warning">{legal.admin.unfinished}</Notice> : null}
      {/* Another page or version is another form. */}
      <KeptFocus version={`${name} ${edited} ${earlier?.version ?? ''}`}>
        <LegalPageForm
          page={name}
          language={edited}
          version={current.version}
          {...(earlier ? { afterwards: listHref(PATH, { name, in: edited }) } : {})}
          markdown={shown.markdown}
          texts={legal.form}
          leave={{ ...editor.leave, ...shell.confirm }}
          shown={{
            heading: earlier ? legal.admin.earlierPreview : legal.admin.preview,
            html: renderMarkdown(shown.markdown),
          }}
        />
      </KeptFocus>
      {versions.length > 0 ? (
        <VersionList
          versions={versions.map((each) => ({
            ...each,
            href: listHref(PATH, {
              name,
              in: edited,
              version: each.version === current.version ? undefined : String(each.version),
            }),
          }))}
          shown={shown.version}
          texts={legal.admin}
        />
      ) : null}
    </>
  );
}
