'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fetchKnownEnquirer } from '@/lib/client/known-enquirer';
import { useViewer } from '@/lib/client/session';

/** Puts what is known of whoever is signed in where nothing was typed, once the form is `ready` for it. */
export function useKnownEnquirer(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue'>,
  ready: boolean,
) {
  const { user } = useViewer();
  const { getValues, setValue } = form;
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (!ready || !name || !email) return;
    let isOver = false;
    const fill = (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        if (!isOver && !getValues(field)) setValue(field, value);
      }
    };
    fill({ name, email });
    void fetchKnownEnquirer(email).then(fill);
    return () => {
      isOver = true;
    };
  }, [ready, name, email, getValues, setValue]);
}
