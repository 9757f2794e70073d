'use client';
import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { useViewer } from '@/lib/client/session/session';

type RequesterFieldsProps = {
  texts: { name: string; email: string; company: string; phone: string; website: string };
};

/** `website` is a honeypot: hidden from people, filled in by bots. */
export function RequesterFields({ texts }: RequesterFieldsProps) {
  const { register } = useFormContext();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={texts.name} autoComplete="name" />
        <TextField name="email" label={texts.email} type="email" inputMode="email" autoComplete="email" />
        <TextField name="company" label={texts.company} autoComplete="organization" />
        <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
        <label>
          {texts.website}
          <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

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

type RequestSentProps = { heading: string; text: string; below?: ReactNode; children: ReactNode };

/** Confirms a form that was sent. Takes the focus, so that screen readers announce it. */
export function RequestSent({ heading, text, below, children }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <Icon node={CircleCheck} className="size-10 stroke-[1.5] text-success" />
      <h2 ref={title} tabIndex={-1} className="font-bold text-ink text-title outline-none">
        {heading}
      </h2>
      <p role="status" className="wrap-anywhere max-w-[56ch] text-lg leading-relaxed">
        {text}
      </p>
      {below}
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
