import { readSerials } from '@/components/shipments/manage/serial-fields';
import { readUnits } from '@/components/shipments/manage/unit-fields';
import type { RequestReturnInput } from '@/lib/shared/returns/return.schema';
import type { ReturnReason } from '@/lib/shared/shipments/return-states';
import type { Language } from '@/lib/shared/site/languages';

/** A line of a shipment of which units can be returned. */
export type ReturnableLine = {
  toolId: string;
  sku: string;
  name: string;
  returnable: number;
  /** Of the shipment's units. */
  serials?: string[] | undefined;
};

/** What was typed of a line. */
export type ItemDraft = { units: string; reason: ReturnReason | ''; note: string; serials: string };

export type ItemDrafts = ReadonlyMap<string, ItemDraft>;

/** A shipment of one unit has nothing to choose. */
export function firstItemDrafts(lines: readonly ReturnableLine[]): ItemDrafts {
  const isSingle = lines.length === 1 && lines[0]?.returnable === 1;
  const draft: ItemDraft = { units: isSingle ? '1' : '', reason: '', note: '', serials: '' };
  return new Map(lines.map(({ toolId }) => [toolId, draft]));
}

type ReadItems = {
  /** By the tool's id. */
  units: ReadonlyMap<string, number>;
  /** Tools whose units are no number, or more than can be returned. */
  faults: ReadonlySet<string>;
  /** Undefined while something is missing. */
  lines: RequestReturnInput['lines'] | undefined;
};

export function readItems(
  lines: readonly ReturnableLine[],
  drafts: ItemDrafts,
  language: Language,
): ReadItems {
  const open = lines.map(({ toolId, returnable }) => ({ toolId, openQuantity: returnable }));
  const typed = new Map([...drafts].map(([toolId, { units }]) => [toolId, units]));
  const read = readUnits(open, typed, language);
  const items = read.lines.map(({ toolId, quantity }) => {
    const { reason = '', note = '', serials = '' } = drafts.get(toolId) ?? {};
    const words = note.trim();
    const numbers = readSerials(serials);
    const isWhole = reason !== '' && (reason !== 'other' || words !== '') && numbers.length <= quantity;
    return isWhole
      ? {
          toolId,
          quantity,
          reason,
          ...(words ? { note: words } : {}),
          ...(numbers.length > 0 ? { serials: numbers } : {}),
        }
      : undefined;
  });
  const whole = items.filter((item) => item !== undefined);
  const isWhole = read.faults.size === 0 && whole.length === items.length && items.length > 0;
  return {
    units: new Map(read.lines.map(({ toolId, quantity }) => [toolId, quantity])),
    faults: read.faults,
    lines: isWhole ? whole : undefined,
  };
}
