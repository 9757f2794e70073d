import { useFormContext, useWatch } from 'react-hook-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { LANGUAGES } from '@/lib/shared/site/languages';

/** Returns the classes as they are typed, for a choice; one without a name is known by its id. */
export function useClassOptions(): (readonly [id: string, name: string])[] {
  const { control } = useFormContext<TradeValues>();
  const classes = useWatch({ control, name: 'tax.classes' }) ?? [];
  return classes.map(({ id, names }) => {
    const named = [LANGUAGES.default, ...LANGUAGES.all].map((each) => names[each]?.trim() ?? '');
    return [id, named.find((name) => name !== '') ?? id] as const;
  });
}
