import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { PageHead } from '@/components/ui/page-head';
import { formatDay } from '@/lib/shared/dates/dates';
import { type PictureSizes, renderWithPictures } from '@/lib/shared/markdown/render-markdown';
import type { Language } from '@/lib/shared/site/languages';
import type { PageKind } from '@/lib/shared/site/own-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnPageProps = {
  kind: PageKind;
  title: string;
  text: string;
  sizes: PictureSizes;
  /** Of title and text. */
  writtenIn: Language;
  /** A day or a moment of which the day in this zone is shown. */
  published: string | null;
  timeZone: string;
  /** The list that an entry is in leads back, where the shop has it. */
  hasList: boolean;
  texts: Texts['ownPages'];
};

const LISTS = { blog: ROUTES.blog, portfolio: ROUTES.portfolio, page: null } as const;

export function OwnPage(props: OwnPageProps) {
  const { kind, title, text, sizes, writtenIn, published, timeZone, hasList, texts } = props;
  const language = useLanguage();
  const list = LISTS[kind];
  return (
    <>
      <div lang={writtenIn}>
        <PageHead
          dense
          title={title}
          {...(kind === 'blog' && published ? { text: formatDay(published, language, timeZone) } : {})}
        />
      </div>
      <div className="shell grid gap-8 py-6 lg:py-10">
        <div
          lang={writtenIn}
          className="prose-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
          dangerouslySetInnerHTML={{ __html: renderWithPictures(text, sizes) }}
        />
        {list && kind !== 'page' && hasList ? (
          <p>
            <Link href={list} className="link">
              {texts.back[kind]}
            </Link>
          </p>
        ) : null}
      </div>
    </>
  );
}

type Listed = { slug: string; published: string | null; title: string; writtenIn: Language };

type PageListProps = { pages: readonly Listed[]; timeZone: string };

/** Entries of the blog or the portfolio, each at an address of its own. */
export function PageList({ pages, timeZone }: PageListProps) {
  const language = useLanguage();
  return (
    <ul className="grid gap-6">
      {pages.map(({ slug, published, title, writtenIn }) => (
        <li key={slug} className="grid gap-1 border-line border-b pb-6 last:border-b-0">
          <h2 lang={writtenIn} className="font-extrabold text-title tracking-[-0.015em]">
            <Link
              href={ROUTES.ownPage(slug)}
              className="underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink"
            >
              {title}
            </Link>
          </h2>
          {published ? (
            <p className="text-muted text-sm">{formatDay(published, language, timeZone)}</p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
