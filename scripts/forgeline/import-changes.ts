import type { ImportResult } from '@/lib/shared/imports/import.schema';
import type { Shown } from '@/lib/shared/imports/shown-values';

/** Commands speak English. */
const LANGUAGE = 'en';

async function shownIn(result: ImportResult): Promise<Shown> {
  const { textsFor } = await import('@/lib/shared/texts/texts-for');
  const { readCategories } = await import('@/lib/server/commerce/tools/categories/read-categories');
  const { namedIn } = await import('@/lib/shared/categories/named-category');
  const { currentTrade } = await import('@/lib/server/commerce/trade/current-trade');
  const { nameIn } = await import('@/lib/shared/trade/trade-settings');
  const { withAdded } = await import('@/lib/shared/imports/shown-values');
  const { imports, editor, bulk } = textsFor(LANGUAGE);
  const [{ categories }, { settings }] = await Promise.all([readCategories(), currentTrade()]);
  const classes = settings?.tax.classes ?? [];
  const names = {
    categories: namedIn(categories, LANGUAGE),
    taxClasses: classes.map((each) => [each.id, nameIn(each.names, LANGUAGE) || each.id] as const),
  };
  return {
    ...withAdded(names, result),
    texts: { ...imports, states: editor.states, leadTimes: bulk.leadTimes, documents: editor.documents },
    language: LANGUAGE,
  };
}

/** Returns the first changes of an import as the screen shows them: `row 2, FL-BV 125: Price $149.00 -> $159.00`. */
export async function changeLines(result: ImportResult): Promise<string[]> {
  if (result.changes.length === 0) return [];
  const { CHANGES_SHOWN, shownEntries, subjectText } = await import('@/lib/shared/imports/shown-values');
  const shown = await shownIn(result);
  const lines = result.changes.slice(0, CHANGES_SHOWN).map((change) => {
    const [before, after] = [change.before, change.after].map(
      (values) => new Map(shownEntries(values, shown)),
    );
    const parts = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].map((name) => {
      const [was, is = '–'] = [before?.get(name), after?.get(name)];
      return was === undefined || was === is ? `${name} ${is}` : `${name} ${was} -> ${is}`;
    });
    return `row ${change.row}, ${subjectText(change, shown)}: ${before?.size === 0 ? 'new: ' : ''}${parts.join('; ')}`;
  });
  const others = result.created + result.changed - lines.length;
  return others > 0 ? [...lines, `and ${others} more`] : lines;
}
