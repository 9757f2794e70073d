'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, fieldMessageOf, sentenceOf } from '@/lib/client/problem';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

type SchemaFormOptions<Schema extends FormSchema> = {
  /** Loaded on the first interaction with the page, not with the page. */
  rules: () => Promise<Schema>;
  /** Overridden by input before hydration (use-pre-hydration-input.ts). */
  defaultValues?: DefaultValues<z.input<Schema>>;
  /** May throw ApiProblem: messages for a field are shown there, others above the button. */
  onSubmit: (values: z.output<Schema>) => Promise<void>;
  /** Return true if no other message is to be shown. */
  onFailure?: (error: unknown) => boolean;
};

export type SchemaForm<Schema extends FormSchema> = {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  submit: (event: React.SubmitEvent<HTMLFormElement>) => Promise<void>;
  busy: boolean;
  failure: string | null;
};

function elementsOf(errors: unknown): HTMLElement[] {
  if (typeof errors !== 'object' || errors === null || errors instanceof Node) return [];
  const { ref } = errors as { ref?: unknown };
  if (ref instanceof HTMLElement) return [ref];
  return Object.values(errors).flatMap(elementsOf);
}

/** Throws ApiProblem `network`. */
function loadResolver<Schema extends FormSchema>(rules: () => Promise<Schema>) {
  return loadCode(async () => {
    const [{ schemaResolver }, schema] = await Promise.all([import('./schema-resolver'), rules()]);
    return schemaResolver(schema) as unknown as Resolver<z.input<Schema>, unknown, z.output<Schema>>;
  });
}

/** Product §11.2. */
function focusFirst(errors: FieldErrors): void {
  const [first] = elementsOf(errors).sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/**
 * Product §11.2: errors show on submit and then on change, the first bad field is focused, messages of the server are
 * shown at their fields, and a second submit cannot start.
 */
export function useSchemaForm<Schema extends FormSchema>(
  options: SchemaFormOptions<Schema>,
): SchemaForm<Schema> {
  type Input = z.input<Schema>;
  const unloaded = useRef<unknown>(undefined);
  const resolver: Resolver<Input, unknown, z.output<Schema>> = async (values, context, settings) => {
    unloaded.current = undefined;
    const check = await loadResolver(options.rules).catch((error: unknown) => {
      unloaded.current = error;
    });
    // Without the schema nothing is valid; `showRefused` shows why.
    if (!check) return { values: {}, errors: { root: { type: 'unloaded' } } as FieldErrors<Input> };
    return check(values, context, settings);
  };
  const form = useForm<Input, unknown, z.output<Schema>>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `focusFirst` focuses by position on the page; the library by registration.
    shouldFocusError: false,
    ...(options.defaultValues ? { defaultValues: options.defaultValues } : {}),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  const preloadRules = useEffectEvent(() => {
    // Only preloads: a failure is reported on submit.
    loadResolver(options.rules).catch(() => undefined);
  });
  useEffect(() => onFirstInteraction(preloadRules), []);

  function showProblem(error: unknown) {
    if (options.onFailure?.(error)) return;
    if (!(error instanceof ApiProblem)) console.error(error);
    const fields = error instanceof ApiProblem ? Object.keys(error.errors) : [];
    const matching = fields.filter((field) => Object.hasOwn(form.getValues(), field.split('.', 1)[0] ?? ''));
    for (const [index, field] of matching.entries()) {
      form.setError(
        field as Path<Input>,
        { type: 'server', message: fieldMessageOf(error, field) ?? '' },
        { shouldFocus: index === 0 },
      );
    }
    if (matching.length === 0) setFailure(sentenceOf(error));
  }

  function showRefused(errors: FieldErrors<Input>) {
    if (unloaded.current) showProblem(unloaded.current);
    else focusFirst(errors);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      await form.handleSubmit(options.onSubmit, showRefused)(event);
    } catch (error) {
      showProblem(error);
    } finally {
      running.current = false;
    }
  }

  return { form, submit, busy: form.formState.isSubmitting, failure };
}
