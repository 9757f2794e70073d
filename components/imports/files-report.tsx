import { useLanguage } from '#use-language';
import { DataTable } from '@/components/ui/tables/data-table';
import type { FiledFiles, MissedFile } from '@/lib/shared/imports/filed-files.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { ImportTexts } from './use-import';

/** So many files of a table are shown. */
const SHOWN = 200;

type Own = { texts: ImportTexts };

function More({ count, texts }: Own & { count: number }) {
  const language = useLanguage();
  if (count <= SHOWN) return null;
  return (
    <p className="text-muted text-sm">
      {fillText(texts.files.more, { count: formatNumber(count - SHOWN, language) })}
    </p>
  );
}

const FileName = ({ name }: { name: string }) => (
  <span className="wrap-anywhere font-mono text-xs">{name}</span>
);

function MissedTable({ files, heading, texts }: Own & { files: readonly MissedFile[]; heading: string }) {
  const own = texts.files;
  if (files.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{heading}</h3>
      <DataTable
        label={heading}
        rows={files.slice(0, SHOWN).map((file, place) => ({ ...file, place }))}
        keyOf={({ place }) => place}
        columns={[
          { name: own.file, cell: ({ file }) => <FileName name={file} /> },
          {
            name: own.why,
            cell: ({ why, candidates = [] }) =>
              fillText(own.reasons[why], { candidates: candidates.join(', ') }),
          },
        ]}
      />
      <More count={files.length} texts={texts} />
    </section>
  );
}

/** What became of the files of an archive, or would: those that are not placed first, which want a look. */
export function FilesReport({ files: { placed, unplaced, refused }, texts }: Own & { files: FiledFiles }) {
  const language = useLanguage();
  const own = texts.files;
  const counts = [
    { name: own.placed, count: placed.length, isBad: false },
    { name: own.unplaced, count: unplaced.length, isBad: unplaced.length > 0 },
    { name: own.refused, count: refused.length, isBad: refused.length > 0 },
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {counts.map(({ name, count, isBad }) => (
          <div key={name} className="grid">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className={`figures font-bold text-lg ${isBad ? 'text-danger' : ''}`}>
              {formatNumber(count, language)}
            </dd>
          </div>
        ))}
      </dl>
      <MissedTable files={unplaced} heading={own.unplaced} texts={texts} />
      <MissedTable files={refused} heading={own.refused} texts={texts} />
      {placed.length > 0 ? (
        <section className="grid gap-3">
          <h3 className="font-bold">{own.placed}</h3>
          <DataTable
            label={own.placed}
            rows={placed.slice(0, SHOWN).map((file, place) => ({ ...file, place }))}
            keyOf={({ place }) => place}
            columns={[
              { name: own.file, cell: ({ file }) => <FileName name={file} /> },
              { name: texts.fields.sku, cell: ({ sku }) => <FileName name={sku} /> },
              {
                name: own.place,
                cell: ({ position }) =>
                  position === undefined ? own.document : fillText(own.picture, { n: position }),
              },
            ]}
          />
          <More count={placed.length} texts={texts} />
        </section>
      ) : null}
    </>
  );
}
