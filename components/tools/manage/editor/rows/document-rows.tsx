// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { type EditorValues, noTexts } from '@/components/tools/manage/editor/editor-values';
import { DropArea } from '@/components/tools/manage/uploads/drop-area';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@/lib/shared/tools/tool-documents';
import { DOCUMENT_TITLE_MAX_LENGTH, DOCUMENTS_MAX } from '@/lib/shared/tools/tool-limits';
import { SelectCell, TextCell } from './row-cell';
import { RowTable } from './row-table';
import { TextCellsIn, useColumnsIn } from './text-cells-in';

export function DocumentRows({ texts }: { texts: Texts['editor'] }) {
  const own = texts.documents;
  const inOthers = useColumnsIn();
  return (
    <RowTable
      name="documents"
      label={texts.fields.documents}
      columns={[
        own.columns.kind,
        own.columns.language,
        own.columns.title,
        ...inOthers(own.columns.title),
        own.columns.file,
      ]}
      row={own.row}
      empty={own.empty}
      max={DOCUMENTS_MAX}
      texts={texts.rows}
      adder={(options) => <DocumentUploads {...options} texts={texts} />}
    >
      {(index) => {
        const label = (text: string) => fillText(text, { row: String(index + 1) });
        return (
          <>
            <SelectCell
              name={`documents.${index}.kind`}
              label={label(own.kind)}
              options={DOCUMENT_KINDS.map((kind) => [kind, own.kinds[kind]] as const)}
            />
            <SelectCell
              name={`documents.${index}.language`}
              label={label(own.language)}
              options={DOCUMENT_LANGUAGES.map((language) => [language, own.languages[language]] as const)}
            />
            <TextCell
              name={`documents.${index}.title`}
              label={label(own.title)}
              placeholder={own.columns.title}
            />
            <TextCellsIn
              name={`documents.${index}.texts`}
              label={label(own.title)}
              column={own.columns.title}
              maxLength={DOCUMENT_TITLE_MAX_LENGTH}
            />
            <td role="cell" data-cell="file">
              <DocumentLink index={index} label={label(own.open)} />
            </td>
          </>
        );
      }}
    </RowTable>
  );
}

function DocumentLink({ index, label }: { index: number; label: string }) {
  const { control } = useFormContext<EditorValues>();
  const url = useWatch({ control, name: `documents.${index}.url` });
  return (
    <a href={url} download className="text-sm underline underline-offset-4 hover:text-ink">
      {label}
    </a>
  );
}

type DocumentUploadsProps = {
  count: number;
  append: (document: EditorValues['documents'][number]) => void;
  texts: Texts['editor'];
};

/** A document starts as a data sheet in the page's language, the most frequent case. */
function DocumentUploads({ count, append, texts }: DocumentUploadsProps) {
  const { getValues } = useFormContext<EditorValues>();
  const language = useLanguage();
  const own = texts.uploads.document;

  function onStored({ url }: StoredFile, { name }: File): string {
    const documents = getValues('documents');
    if (documents.some((document) => document.url === url)) return fillText(own.twice, { name });
    append({ url, kind: 'data-sheet', language, title: '', texts: noTexts() });
    return fillText(own.stored, { name, row: String(documents.length + 1) });
  }

  return <DropArea kind="document" room={DOCUMENTS_MAX - count} onStored={onStored} texts={texts.uploads} />;
}
