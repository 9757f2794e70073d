import { DeleteMenu } from '@/components/dashboard/rows/delete-menu';
import { Badge } from '@/components/ui/badge';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import type { ManagedPage } from '@/lib/shared/pages/managed-page';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES = {
  draft: 'neutral',
  published: 'success',
  folder: 'success',
  'folder-draft': 'neutral',
} as const;

type PageTableProps = { pages: readonly ManagedPage[]; texts: Texts };

function titleOf({ slug, titles }: ManagedPage): { title: string; writtenIn: Language } {
  const writtenIn = LANGUAGES.all.find((language) => titles[language] !== undefined) ?? LANGUAGES.default;
  return { title: titles[writtenIn] ?? slug, writtenIn };
}

export function PageTable({ pages, texts }: PageTableProps) {
  const { ownPages: own, columns } = texts;
  const isShown = ({ state }: ManagedPage) => state === 'published' || state === 'folder';
  return (
    <DataTable
      label={own.heading}
      rows={pages}
      keyOf={({ slug }) => slug}
      columns={[
        {
          name: own.columns.title,
          cell: (page) => {
            const { title, writtenIn } = titleOf(page);
            return (
              <CellText lang={writtenIn} isStrong>
                {title}
              </CellText>
            );
          },
        },
        {
          name: own.columns.address,
          cell: (page) => {
            const address = ROUTES.ownPage(page.slug);
            return (
              <CellText>
                {isShown(page) ? (
                  <Link
                    href={address}
                    prefetch={false}
                    className="text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
                  >
                    {address}
                  </Link>
                ) : (
                  address
                )}
              </CellText>
            );
          },
        },
        { name: own.columns.kind, cell: ({ kind }) => <CellText>{own.form.kinds[kind]}</CellText> },
        ...(LANGUAGES.all.length > 1
          ? [
              {
                name: own.columns.languages,
                cell: ({ titles }: ManagedPage) => (
                  <CellText>
                    {LANGUAGES.all
                      .filter((language) => titles[language] !== undefined)
                      .map((language) => language.toUpperCase())
                      .join(', ')}
                  </CellText>
                ),
              },
            ]
          : []),
        {
          name: columns.state,
          cell: ({ state, slug, isInPlace }) => (
            <span className="grid justify-items-end gap-1 as-table:justify-items-start">
              <Badge tone={TONES[state]}>{own.states[state]}</Badge>
              {isInPlace ? (
                <span className="text-muted text-xs">
                  {fillText(state === 'published' ? own.inPlace : own.willBeInPlace, {
                    file: `pages/${slug}.md`,
                  })}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          name: own.columns.changed,
          cell: ({ updatedAt }) => <CellText>{updatedAt ? <Moment at={updatedAt} /> : '–'}</CellText>,
        },
        {
          name: columns.actions,
          kind: 'actions',
          cell: (page) => {
            const { title: name } = titleOf(page);
            const isOfFolder = page.updatedAt === undefined;
            return (
              <span className="flex flex-wrap justify-end gap-2">
                <LinkButton
                  href={isOfFolder ? `${ROUTES.newPage}?from=${page.slug}` : ROUTES.editPage(page.slug)}
                  prefetch={false}
                  variant="outline"
                  size="sm"
                  aria-label={`${own.edit}: ${name}`}
                >
                  {own.edit}
                </LinkButton>
                {isOfFolder ? null : (
                  <DeleteMenu
                    kind="page"
                    id={page.slug}
                    name={name}
                    texts={{
                      own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                      more: texts.admin.more,
                      confirm: texts.shell.confirm,
                    }}
                  />
                )}
              </span>
            );
          },
        },
      ]}
    />
  );
}
