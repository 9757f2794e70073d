import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PageForm } from '@/components/pages/page-form';
import { RestoreVersion } from '@/components/pages/restore-version';
import { VersionList } from '@/components/pages/version-list';
import { Badge } from '@/components/ui/badge';
import { KeptFocus } from '@/components/ui/controls/kept-focus';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getPage, listPageVersions } from '@/lib/server/commerce/pages/read-pages';
import { renderWithPictures } from '@/lib/shared/markdown/render-markdown';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../../if-found';
import { requireAdmin } from '../../../../page-gate';
import { PageLanguages } from '../../page-languages';

type PageProps = {
  params: Promise<{ lang: string; slug: string }>;
  searchParams: Promise<AddressQuery>;
};

const querySchema = z.object({
  in: z.enum(LANGUAGES.all).optional(),
  version: wholeNumberText(1, Number.MAX_SAFE_INTEGER).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).ownPages.title };
}

export default async function EditPagePage({ params, searchParams }: PageProps) {
  const { lang, slug } = await params;
  const language = languageOf(lang);
  const { ownPages: own, editor, shell } = textsFor(language);
  const path = ROUTES.editPage(slug);
  const query = readListQuery(querySchema, await searchParams);
  const actor = await requireAdmin(listHref(path, query));
  const page = (await ifFound(getPage(actor, slug))) ?? notFound();
  const { versions } = await listPageVersions(actor, slug);
  const edited = query.in ?? LANGUAGES.default;
  const earlier = versions.find(({ version }) => version === query.version && version < page.revision);
  const written = (earlier ?? page).texts[edited];
  const fallback = LANGUAGE_FACTS[LANGUAGES.default].name;
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.pages}>{own.backToList}</BackLink>
        <DashboardHead heading={page.texts[LANGUAGES.default]?.title ?? slug}>
          {page.state === 'published' ? (
            <LinkButton href={localPath(ROUTES.ownPage(slug), edited)} variant="outline" prefetch={false}>
              {own.view}
            </LinkButton>
          ) : null}
        </DashboardHead>
      </div>
      <PageLanguages path={path} query={query} edited={edited} texts={page.texts} own={own} />
      {earlier ? (
        <>
          <Notice>{fillText(own.earlier, { number: formatNumber(earlier.version, language) })}</Notice>
          <Panel heading={written?.title ?? own.form.preview}>
            {written ? (
              <div
                lang={edited}
                className="prose-text"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
                dangerouslySetInnerHTML={{ __html: renderWithPictures(written.text) }}
              />
            ) : (
              <p>{fillText(own.notWritten, { language: LANGUAGE_FACTS[edited].name })}</p>
            )}
            <RestoreVersion
              of={{ slug }}
              version={earlier.version}
              revision={page.revision}
              presentHref={listHref(path, { in: edited })}
              texts={{
                ...pick(own, 'restore', 'restoreText', 'restored', 'present'),
                restoreTitle: fillText(own.restoreTitle, { number: formatNumber(earlier.version, language) }),
              }}
              confirm={shell.confirm}
            />
          </Panel>
        </>
      ) : (
        <>
          {page.texts[edited] ? null : (
            <Notice>{fillText(own.fallback, { language: LANGUAGE_FACTS[edited].name, fallback })}</Notice>
          )}
          {/* Another language is another form, and so is the page once a version was restored. */}
          <KeptFocus version={`${slug} ${edited}`}>
            <PageForm
              written={page}
              edited={page}
              language={edited}
              html={renderWithPictures(page.texts[edited]?.text ?? '')}
              texts={own.form}
              uploads={{
                ...editor.uploads,
                picture: { ...editor.uploads.picture, full: own.form.picturesFull },
              }}
              leave={{ ...editor.leave, ...shell.confirm }}
            />
          </KeptFocus>
        </>
      )}
      <VersionList
        versions={versions.map(({ state, ...version }) => ({
          ...version,
          href: listHref(path, {
            in: edited,
            version: version.version === page.revision ? undefined : version.version,
          }),
          mark: <Badge tone={state === 'published' ? 'success' : 'neutral'}>{own.states[state]}</Badge>,
        }))}
        shown={earlier?.version ?? page.revision}
        texts={own}
      />
    </>
  );
}
