'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

type SchemaFormOptions<Schema extends FormSchema> = {
  schema: Schema;
  /** What the fields start with. A field left out starts with what is typed before the page's script runs. */
  defaultValues?: DefaultValues<z.input<Schema>>;
  /** Makes the call. May throw ApiProblem: messages that name a field of the form land on it, others above the button. */
  onSubmit: (values: z.output<Schema>) => Promise<void>;
  /** Handles a failure itself (a toast, another message); answer true if nothing else is to be shown. */
  onFailure?: (error: unknown) => boolean;
};

export type SchemaForm<Schema extends FormSchema> = {
  form: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  /** For the form's `onSubmit`. */
  submit: (event: React.SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** From the press of the button until the call is answered. */
  busy: boolean;
  /** What went wrong with the form as a whole. */
  failure: string | null;
};

function elementsOf(errors: unknown): HTMLElement[] {
  if (typeof errors !== 'object' || errors === null || errors instanceof Node) return [];
  const { ref } = errors as { ref?: unknown };
  if (ref instanceof HTMLElement) return [ref];
  return Object.values(errors).flatMap(elementsOf);
}

/** Gives the focus to the first bad field on the page (decisions §5). */
function focusFirst(errors: FieldErrors): void {
  const [first] = elementsOf(errors).sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/**
 * The state of a form whose rules are a shared schema (decisions §5): errors show on submit and on change after it, the
 * first bad field gets the focus, the server's messages land on their fields, and a second submit cannot start.
 */
export function useSchemaForm<Schema extends FormSchema>(
  options: SchemaFormOptions<Schema>,
): SchemaForm<Schema> {
  type Input = z.input<Schema>;
  const form = useForm<Input, unknown, z.output<Schema>>({
    resolver: zodResolver(options.schema) as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // By the order of the page, below: the library goes by when fields were added.
    shouldFocusError: false,
    ...(options.defaultValues ? { defaultValues: options.defaultValues } : {}),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  function showProblem(error: unknown) {
    if (options.onFailure?.(error)) return;
    if (!(error instanceof ApiProblem)) console.error(error);
    const fieldErrors = error instanceof ApiProblem ? Object.entries(error.errors) : [];
    const known = fieldErrors.filter(([field]) =>
      Object.hasOwn(form.getValues(), field.split('.', 1)[0] ?? ''),
    );
    for (const [index, [field, messages]] of known.entries()) {
      form.setError(
        field as Path<Input>,
        { type: 'server', message: messages[0] ?? '' },
        { shouldFocus: index === 0 },
      );
    }
    if (known.length === 0) setFailure(sentenceOf(error));
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      await form.handleSubmit(options.onSubmit, focusFirst)(event);
    } catch (error) {
      showProblem(error);
    } finally {
      running.current = false;
    }
  }

  return { form, submit, busy: form.formState.isSubmitting, failure };
}
