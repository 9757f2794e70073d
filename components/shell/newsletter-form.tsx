'use client';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { loadCode } from '@/lib/client/load-code';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NewsletterFormProps = { texts: Texts['shell']['footer'] };

/** A notice (components/ui/notice.tsx) in plain text: on every page, so it loads no further code. */
const outcome = 'rounded-md border-s-4 px-4 py-3 text-sm leading-relaxed';

/**
 * Signs an address up for the newsletter. It is on every page, so it does not use the form kit: the code that makes the
 * call is loaded when the button is pressed.
 */
export function NewsletterForm({ texts }: NewsletterFormProps) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'busy') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    setState('busy');
    setError(undefined);
    setFailure(null);
    try {
      const { subscribeToNewsletter } = await loadCode(() => import('@/lib/client/newsletter'));
      await subscribeToNewsletter(email);
      form.reset();
      setState('done');
    } catch (caught) {
      const message = fieldMessageOf(caught, 'email');
      if (message) {
        setError(message);
        form.querySelector('input')?.focus();
      } else {
        setFailure(sentenceOf(caught));
      }
      setState('idle');
    }
  }

  return (
    <form noValidate method="post" onSubmit={subscribe} className="grid gap-3 noscript:hidden">
      <Field id={id} label={texts.emailLabel} error={error}>
        {(control) => (
          <div className="flex flex-col gap-2 xs:flex-row">
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={texts.emailPlaceholder}
              className="min-w-0 xs:flex-1"
            />
            <Button type="submit" variant="solid" busy={state === 'busy'}>
              {texts.subscribe}
            </Button>
          </div>
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {state === 'done' ? (
          <p className={`${outcome} border-success bg-success-wash text-success`}>{texts.subscribed}</p>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <p className={`${outcome} border-danger bg-danger-wash text-danger`}>{failure}</p> : null}
      </div>
    </form>
  );
}
