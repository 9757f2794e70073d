import { DeleteButton } from '@/components/dashboard/rows/delete-button';
import { LinkButton } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
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
  const { columns } = own;
  const names = 'wrap-anywhere min-w-0 text-end as-table:text-start';
  return (
    <Table aria-label={own.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.words}</TableHeadCell>
          <TableHeadCell>{columns.to}</TableHeadCell>
          <TableHeadCell>{columns.kind}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map(({ _id, language, kind, words, objects, to }) => (
          <TableRow key={_id}>
            <TableCell label={columns.words}>
              <span lang={language} className={`${names} font-semibold text-ink`}>
                {words.join(kind === 'same' ? ' = ' : ', ')}
                {objects.length > 0 ? (
                  <span className="block font-normal text-muted">{objects.join(', ')}</span>
                ) : null}
              </span>
            </TableCell>
            <TableCell label={columns.to}>
              <span lang={language} className={names}>
                {to.join(', ') || '–'}
              </span>
            </TableCell>
            <TableCell label={columns.kind}>
              <span className="as-table:whitespace-nowrap">{own.kinds[kind]}</span>
            </TableCell>
            <TableCell className="as-table:text-end">
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
                <DeleteButton
                  kind="search-word"
                  id={_id}
                  name={words.slice(0, 3).join(', ')}
                  texts={{
                    own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                    confirm: texts.shell.confirm,
                  }}
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
