'use client';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { MeasuredText } from '@/components/ui/measured-text';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NumberForm } from './number-form';

type NumberRowProps = {
  stored: OwnNumber;
  texts: Texts['ownNumbers'];
  articleTexts: Texts['quickOrder']['articles'];
  onSave: (stored: OwnNumber, alias: string, toolId: string) => Promise<void>;
  onDelete: (stored: OwnNumber) => Promise<void>;
};

export function NumberRow({ stored, texts, articleTexts, onSave, onDelete }: NumberRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { alias, sku, name } = stored;

  async function remove() {
    if (busy) return;
    setBusy(true);
    // The focus stays in the list.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    try {
      await onDelete(stored);
      neighbour?.querySelector('button')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <li ref={item} aria-label={alias} className="grid gap-3 border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <p className="wrap-anywhere font-mono font-semibold text-ink">{alias}</p>
          <p className="wrap-anywhere text-sm">
            {sku === undefined ? (
              texts.notSold
            ) : (
              <>
                <span className="font-mono">{sku}</span> <MeasuredText text={name ?? ''} />
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-label={fillText(texts.editOf, { alias })}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.edit}
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            busy={busy}
            aria-label={fillText(texts.removeOf, { alias })}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <NumberForm
          stored={stored}
          texts={texts}
          articleTexts={articleTexts}
          onSave={async (next, toolId) => {
            await onSave(stored, next, toolId);
            setOpen(false);
          }}
          onCancel={() => {
            setOpen(false);
            item.current?.querySelector('button')?.focus();
          }}
        />
      ) : null}
    </li>
  );
}
