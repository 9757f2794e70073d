'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from '@/lib/client/form-draft';
import { type Attempt, createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useViewer } from '@/lib/client/session';

type DraftedForm = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValue' | 'subscribe'>;

export type FormDraftState = {
  /** The draft, if there was one, is in the form. */
  isReady: boolean;
  /** There was one with something in it that only the person could have typed. */
  isRestored: boolean;
  /** The key under which this body was sent before, also before a reload, or a new one. */
  keyFor: (body: unknown) => string;
  /** Call it once the form was sent: nothing of it is kept. */
  forget: () => void;
};

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Keeps what is typed into a form for this tab, and brings it back; see form-draft. Waits until it is known who looks,
 * since a draft may be someone else's. Fields that were filled in meanwhile stay as they are. `own` names the fields that
 * are not filled in by themselves, `replaced` those that start with something the draft knows better, unless it was changed
 * already.
 */
export function useFormDraft(
  name: string,
  form: DraftedForm,
  own: readonly string[],
  replaced: readonly string[] = [],
): FormDraftState {
  const viewer = useViewer();
  const isKnown = viewer.status !== 'loading';
  const owner = viewer.user?.id ?? null;
  const attempt = useRef<Attempt>(undefined);
  const keys = useRef<(body: unknown) => string>(undefined);
  const isForgotten = useRef(false);
  const [restored, setRestored] = useState<boolean>();
  const { getValues, setValue, subscribe } = form;
  const ownFields = own.join();

  const givesWay = useEffectEvent((field: string) => {
    const value: unknown = getValues(field);
    return isEmpty(value) || (replaced.includes(field) && value === form.formState.defaultValues?.[field]);
  });

  useEffect(() => {
    if (!isKnown) return;
    const save = () => {
      if (isForgotten.current) return;
      writeDraft(name, {
        owner,
        values: getValues(),
        ...(attempt.current ? { attempt: attempt.current } : {}),
      });
    };
    const draft = readDraft(name, owner);
    attempt.current = draft?.attempt;
    keys.current = createIdempotencyKeys(draft?.attempt, (next) => {
      attempt.current = next;
      save();
    });
    const kept = Object.entries(draft?.values ?? {}).filter(([, value]) => !isEmpty(value));
    for (const [field, value] of kept) if (givesWay(field)) setValue(field, value, { shouldDirty: true });
    setRestored((before) => before ?? kept.some(([field]) => ownFields.split(',').includes(field)));
    // What was typed before it was known who looks.
    if (Object.values(getValues()).some((value) => !isEmpty(value))) save();
    return subscribe({ formState: { values: true }, callback: save });
  }, [name, isKnown, owner, ownFields, getValues, setValue, subscribe]);

  return {
    isReady: restored !== undefined,
    isRestored: restored === true,
    keyFor: (body) => {
      keys.current ??= createIdempotencyKeys();
      return keys.current(body);
    },
    forget: () => {
      isForgotten.current = true;
      dropDraft(name);
    },
  };
}
