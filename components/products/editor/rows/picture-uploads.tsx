'use client';
import { useFormContext } from 'react-hook-form';
import type { EditorValues } from '@/components/products/editor/editor-values';
import { DropArea } from '@/components/products/uploads/drop-area';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PICTURES_MAX } from '@/lib/shared/tools/tool-fields.schema';

type PictureUploadsProps = {
  count: number;
  append: (picture: EditorValues['pictures'][number]) => void;
  texts: Texts['editor'];
};

export function PictureUploads({ count, append, texts }: PictureUploadsProps) {
  const { getValues } = useFormContext<EditorValues>();
  const own = texts.uploads.picture;

  function onStored({ url }: StoredFile, { name }: File): string {
    const pictures = getValues('pictures');
    if (pictures.some((picture) => picture.url === url)) return fillText(own.twice, { name });
    append({ url, alt: '' });
    return fillText(own.stored, { name, row: String(pictures.length + 1) });
  }

  return <DropArea kind="picture" room={PICTURES_MAX - count} onStored={onStored} texts={texts.uploads} />;
}
