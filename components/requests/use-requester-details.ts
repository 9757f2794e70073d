'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useViewer } from '@/lib/client/session/session';

/** Fills empty fields from the signed-in user's account, once the form is `ready`. */
export function useRequesterDetails(
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'getFieldState' | 'setValue'>,
  ready: boolean,
) {
  const { user } = useViewer();
  const { getValues, getFieldState, setValue } = form;
  const [name, email] = [user?.name, user?.email];
  useEffect(() => {
    if (!ready || !name || !email) return;
    let isOver = false;
    const fill = (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) {
        // A message that it is missing goes away with it.
        if (!isOver && !getValues(field))
          setValue(field, value, { shouldValidate: getFieldState(field).invalid });
      }
    };
    fill({ name, email });
    import('@/lib/client/calls/requester-details')
      .then(({ fetchRequesterDetails }) => fetchRequesterDetails(email))
      .then(fill)
      // A convenience: on failure people fill in the fields themselves.
      .catch((error: unknown) => console.info('What is known of you could not be filled in.', error));
    return () => {
      isOver = true;
    };
  }, [ready, name, email, getValues, getFieldState, setValue]);
}
