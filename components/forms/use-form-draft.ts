'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Attempt, createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { deleteDraft, readDraft, writeDraft } from '@/lib/client/page/form-draft';
import { useViewer } from '@/lib/client/session/session';

type DraftedForm = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'setValue' | 'subscribe'>;

export type FormDraftState = {
  isReady: boolean;
  isRestored: boolean;
  /** Returns the idempotency key under which this body was sent before, also before a reload, or a new one. */
  keyFor: (body: unknown) => string;
  /** Call it once the form was submitted. */
  clear: () => void;
};

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Stores input in this tab and restores it (form-draft.ts), once the viewer is loaded, since a draft may belong to
 * someone else. Fields filled in meanwhile stay. `own`: fields that the form never fills in itself; `replaced`: fields
 * whose unchanged default the draft overrides.
 */
export function useFormDraft(
  name: string,
  form: DraftedForm,
  own: readonly string[],
  replaced: readonly string[] = [],
): FormDraftState {
  const viewer = useViewer();
  const isViewerLoaded = viewer.status !== 'loading';
  const owner = viewer.user?.id ?? null;
  const attempt = useRef<Attempt>(undefined);
  const keys = useRef<(body: unknown) => string>(undefined);
  const isCleared = useRef(false);
  const [restored, setRestored] = useState<boolean>();
  const { getValues, setValue, subscribe } = form;
  const ownFields = own.join();

  const isReplaceable = useEffectEvent((field: string) => {
    const value: unknown = getValues(field);
    return isEmpty(value) || (replaced.includes(field) && value === form.formState.defaultValues?.[field]);
  });

  useEffect(() => {
    if (!isViewerLoaded) return;
    const save = () => {
      if (isCleared.current) return;
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
    const stored = Object.entries(draft?.values ?? {}).filter(([, value]) => !isEmpty(value));
    for (const [field, value] of stored)
      if (isReplaceable(field)) setValue(field, value, { shouldDirty: true });
    setRestored((before) => before ?? stored.some(([field]) => ownFields.split(',').includes(field)));
    // Typed before the viewer was loaded.
    if (Object.values(getValues()).some((value) => !isEmpty(value))) save();
    return subscribe({ formState: { values: true }, callback: save });
  }, [name, isViewerLoaded, owner, ownFields, getValues, setValue, subscribe]);

  return {
    isReady: restored !== undefined,
    isRestored: restored === true,
    keyFor: (body) => {
      keys.current ??= createIdempotencyKeys();
      return keys.current(body);
    },
    clear: () => {
      isCleared.current = true;
      deleteDraft(name);
    },
  };
}
