'use client';
import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/links/link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { type AddedTool, AddProductForm, type AddProductFormProps } from './add-product-form';

type AddProductProps = Omit<AddProductFormProps, 'onAdded'> & {
  /** The id of the tool that is copied. */
  sourceId: string | undefined;
};

/** The form, and above it the tool just made, with the way to its editor: the toast says that it worked. */
export function AddProduct({ sourceId, ...form }: AddProductProps) {
  const { texts, editorTexts } = form;
  const router = useLocalRouter();
  const result = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<AddedTool | null>(null);

  useEffect(() => {
    if (!added) return;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'center' });
  }, [added]);

  function onAdded(tool: AddedTool) {
    setAdded(tool);
    // The next one is no copy. Lists in the browser's cache do not have the tool yet.
    if (sourceId) router.replace(ROUTES.addProduct, { scroll: false });
    else router.refresh();
  }

  return (
    <div className="grid min-w-0 gap-5">
      {added ? (
        <div ref={result} tabIndex={-1} className="rounded-md outline-offset-4">
          <p className="text-sm">
            {fillText(texts.added[added.state], { name: added.name })}{' '}
            <Link
              href={ROUTES.editTool(added.id)}
              className="font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {fillText(editorTexts.editHint, { name: added.name })}
            </Link>
          </p>
        </div>
      ) : null}
      <AddProductForm key={sourceId} {...form} onAdded={onAdded} />
    </div>
  );
}
