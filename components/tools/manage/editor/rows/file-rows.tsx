// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { DropArea } from '@/components/tools/manage/drop-area';
import { type EditorValues, noTexts } from '@/components/tools/manage/editor/editor-values';
import { usePaused } from '@/components/tools/manage/use-paused';
import { Picture } from '@/components/ui/picture';
import { isSafeImageUrl } from '@/lib/shared/calls/image-url';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { languageName } from '@/lib/shared/site/language-name';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { DOCUMENT_KINDS, DOCUMENT_LANGUAGES } from '@/lib/shared/tools/tool-documents';
import {
  ALT_MAX_LENGTH,
  DOCUMENT_TITLE_MAX_LENGTH,
  DOCUMENTS_MAX,
  PICTURES_MAX,
} from '@/lib/shared/tools/tool-limits';
import { SelectCell, TextCell, TextCellsIn, useColumnsIn } from './row-cells';
import { RowTable } from './row-table';

const EMPTY: EditorValues['pictures'][number] = { url: '', alt: '', texts: noTexts() };

export function PictureRows({ texts }: { texts: Texts['editor'] }) {
  const own = texts.pictures;
  const inOthers = useColumnsIn();
  return (
    <RowTable
      name="pictures"
      label={texts.fields.pictures}
      columns={[own.columns.picture, own.columns.url, own.columns.alt, ...inOthers(own.columns.alt)]}
      row={own.row}
      add={own.add}
      min={1}
      max={PICTURES_MAX}
      newRow={EMPTY}
      first="url"
      texts={texts.rows}
      adder={(options) => <PictureUploads {...options} texts={texts} />}
    >
      {(index) => {
        const label = (text: string) => fillText(text, { row: String(index + 1) });
        return (
          <>
            <td role="cell" data-cell="picture">
              <PictureThumb index={index} />
            </td>
            <TextCell name={`pictures.${index}.url`} label={label(own.url)} inputMode="url" />
            <TextCell name={`pictures.${index}.alt`} label={label(own.alt)} placeholder={own.columns.alt} />
            <TextCellsIn
              name={`pictures.${index}.texts`}
              label={label(own.alt)}
              column={own.columns.alt}
              maxLength={ALT_MAX_LENGTH}
            />
          </>
        );
      }}
    </RowTable>
  );
}

function PictureThumb({ index }: { index: number }) {
  const { control } = useFormContext<EditorValues>();
  const url = usePaused(String(useWatch({ control, name: `pictures.${index}.url` }) ?? ''));
  return (
    <Picture
      src={isSafeImageUrl(url) ? url : TOOL_PLACEHOLDER}
      fallback={TOOL_PLACEHOLDER}
      alt=""
      width={160}
      height={120}
      sizes="4rem"
      className="aspect-[4/3] w-14 rounded-sm border border-line bg-sunken object-cover"
    />
  );
}

type PictureUploadsProps = {
  count: number;
  append: (picture: EditorValues['pictures'][number]) => void;
  texts: Texts['editor'];
};

function PictureUploads({ count, append, texts }: PictureUploadsProps) {
  const { getValues } = useFormContext<EditorValues>();
  const own = texts.uploads.picture;

  function onStored({ url }: StoredFile, { name }: File): string {
    const pictures = getValues('pictures');
    if (pictures.some((picture) => picture.url === url)) return fillText(own.twice, { name });
    append({ url, alt: '', texts: noTexts() });
    return fillText(own.stored, { name, row: String(pictures.length + 1) });
  }

  return <DropArea kind="picture" room={PICTURES_MAX - count} onStored={onStored} texts={texts.uploads} />;
}

export function DocumentRows({ texts }: { texts: Texts['editor'] }) {
  const language = useLanguage();
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
              options={DOCUMENT_LANGUAGES.map(
                (each) => [each, own.languages[each] ?? languageName(each, language)] as const,
              )}
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
