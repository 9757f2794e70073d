import { Trash2 } from 'lucide';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { PICTURES_MAX } from '@/lib/shared/tools/tool-limits';
import { DropArea } from './drop-area';
import type { ToolFormInput } from './tool-form-schema';

/** The first picture of a new tool is a field of its own; what else is uploaded follows it. */
export function NewPictures({ texts }: { texts: Texts['editor'] }) {
  const { control, formState, getValues, setValue } = useFormContext<ToolFormInput>();
  const image = useWatch({ control, name: 'image' });
  const more = useWatch({ control, name: 'morePictures' }) ?? [];
  const area = useRef<HTMLDivElement>(null);
  const own = texts.uploads;

  function addPicture({ url }: StoredFile, { name }: File): string {
    const [first, others = []] = getValues(['image', 'morePictures']);
    if (url === first || others.some((other) => other.url === url))
      return fillText(own.picture.twice, { name });
    if (first === '') {
      setValue('image', url, { shouldDirty: true, shouldValidate: formState.isSubmitted });
      return fillText(own.added.first, { name });
    }
    setValue('morePictures', [...others, { url }], { shouldDirty: true });
    return fillText(own.added.more, { name, row: String(others.length + 2) });
  }

  function remove(url: string) {
    setValue(
      'morePictures',
      more.filter((other) => other.url !== url),
      { shouldDirty: true },
    );
    area.current?.querySelector<HTMLElement>('[data-part="add"]')?.focus();
  }

  return (
    <div ref={area} className="grid gap-3">
      {more.length > 0 ? (
        <ul aria-label={texts.fields.pictures} className="flex flex-wrap gap-3">
          {more.map(({ url, alt = '' }, index) => {
            const name = fillText(texts.pictures.row, { row: String(index + 2) });
            const label = fillText(texts.rows.remove, { name });
            return (
              <li key={url} className="flex items-start gap-1">
                <Picture
                  src={url}
                  fallback={TOOL_PLACEHOLDER}
                  alt={alt || name}
                  width={160}
                  height={120}
                  sizes="5rem"
                  className="aspect-[4/3] w-20 rounded-sm border border-line bg-sunken object-cover"
                />
                <Button
                  variant="ghost"
                  size="xs"
                  aria-label={label}
                  title={label}
                  onClick={() => remove(url)}
                >
                  <Icon node={Trash2} className="size-4" />
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <DropArea
        kind="picture"
        room={PICTURES_MAX - more.length - (image === '' ? 0 : 1)}
        onStored={addPicture}
        texts={own}
      />
    </div>
  );
}
