import { DeleteMenu } from '@/components/dashboard/rows/delete-menu';
import { LinkButton } from '@/components/ui/links/link';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import type { StoredSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SearchWordsTableProps = {
  groups: readonly StoredSearchWords[];
  /** The form with a group. */
  hrefOf: (id: string) => string;
  texts: Texts;
};

export function SearchWordsTable({ groups, hrefOf, texts }: SearchWordsTableProps) {
  const own = texts.searchWords;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={groups}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.words,
          cell: ({ language, kind, words, objects }) => (
            <CellText lang={language} isStrong>
              {words.join(kind === 'same' ? ' = ' : ', ')}
              {objects.length > 0 ? (
                <span className="block font-normal text-muted">{objects.join(', ')}</span>
              ) : null}
            </CellText>
          ),
        },
        {
          name: columns.to,
          cell: ({ language, to }) => <CellText lang={language}>{to.join(', ') || '–'}</CellText>,
        },
        {
          name: columns.kind,
          cell: ({ kind }) => <span className="as-table:whitespace-nowrap">{own.kinds[kind]}</span>,
        },
        {
          name: columns.actions,
          kind: 'actions',
          cell: ({ _id, words }) => (
            <span className="flex flex-wrap justify-end gap-2 as-table:flex-nowrap">
              <LinkButton
                href={hrefOf(_id)}
                prefetch={false}
                variant="outline"
                size="sm"
                aria-label={`${own.edit}: ${words[0]}`}
              >
                {own.edit}
              </LinkButton>
              <DeleteMenu
                kind="search-word"
                id={_id}
                name={words.slice(0, 3).join(', ')}
                texts={{
                  own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                  more: texts.admin.more,
                  confirm: texts.shell.confirm,
                }}
              />
            </span>
          ),
        },
      ]}
    />
  );
}
