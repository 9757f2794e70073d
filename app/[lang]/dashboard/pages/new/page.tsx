import type { Metadata } from 'next';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PageForm } from '@/components/pages/page-form';
import { BackLink } from '@/components/ui/links/back-link';
import { Notice } from '@/components/ui/notice';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { pageOfFolder } from '@/lib/server/commerce/pages/managed-pages';
import { renderWithPictures } from '@/lib/shared/markdown/render-markdown';
import { inEachLanguage, LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';
import { PageLanguages } from '../page-languages';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

/** `from` is a page of the shop's folder, which it begins with. */
const querySchema = z.object({ from: z.string().max(60).optional(), in: z.enum(LANGUAGES.all).optional() });

/** Of a page that is new nothing is said to be unwritten. */
const NONE_TO_MISS = inEachLanguage(() => true);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).ownPages.add };
}

export default async function NewPagePage({ params, searchParams }: PageProps) {
  const { ownPages: own, editor, shell } = textsFor((await params).lang);
  const query = readListQuery(querySchema, await searchParams);
  const actor = await requireAdmin(listHref(ROUTES.newPage, query));
  const ofFolder = query.from ? pageOfFolder(actor, query.from) : null;
  const written = ofFolder ?? { slug: '', kind: 'page' as const, texts: {} };
  const edited = query.in ?? LANGUAGES.default;
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.pages}>{own.backToList}</BackLink>
        <DashboardHead heading={own.add} />
      </div>
      <PageLanguages
        path={ROUTES.newPage}
        query={query}
        edited={edited}
        texts={ofFolder?.texts ?? NONE_TO_MISS}
        own={own}
      />
      {ofFolder ? <Notice>{fillText(own.ofFolder, { file: `pages/${ofFolder.slug}.md` })}</Notice> : null}
      <PageForm
        // Another language is another form.
        key={edited}
        written={written}
        edited={null}
        language={edited}
        html={renderWithPictures(written.texts[edited]?.text ?? '')}
        texts={own.form}
        uploads={{ ...editor.uploads, picture: { ...editor.uploads.picture, full: own.form.picturesFull } }}
        leave={{ ...editor.leave, ...shell.confirm }}
      />
    </>
  );
}
