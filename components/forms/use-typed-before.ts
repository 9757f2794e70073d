'use client';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readChanged } from '@/lib/client/changed-controls';
import { useHydrated } from '@/lib/client/use-hydrated';

type TypedForm = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValues'>;

/**
 * Keeps what is typed into a form of the server's document before the page's script runs, and tells the form's counters,
 * sums and drafts of it: without this every field would go back to what it starts with. Answers the id by which the form
 * is found.
 */
export function useTypedBefore(form: TypedForm): string {
  const id = useId();
  const isHydrated = useHydrated();
  // Read at the first render, since fields are given their starting values before any effect runs.
  const [typed] = useState(() => (isHydrated ? {} : readChanged(id)));

  const take = useEffectEvent(() => {
    const starts = form.formState.defaultValues ?? {};
    const unannounced = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== '' && value !== undefined && !Object.hasOwn(starts, name),
    );
    const values = { ...Object.fromEntries(unannounced), ...typed };
    // Together: one value after the other would be passed over, since the form took some from its fields already.
    if (Object.keys(values).length > 0) form.setValues(values, { shouldDirty: true });
  });
  useEffect(take, []);

  return id;
}
