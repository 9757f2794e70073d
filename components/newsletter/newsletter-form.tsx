'use client';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { loadCode } from '@/lib/client/page/load-code';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NewsletterFormProps = {
  texts: Pick<Texts['shell']['footer'], 'emailLabel' | 'emailPlaceholder' | 'subscribe' | 'subscribed'>;
};

type Outcome = {
  state: 'idle' | 'busy' | 'done';
  error?: string;
  failure?: string;
};

/** Without the form kit, since every page loads it; the call's code is loaded on submit. */
export function NewsletterForm({ texts }: NewsletterFormProps) {
  const id = useId();
  const [{ state, error, failure }, setOutcome] = useState<Outcome>({ state: 'idle' });

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'busy') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    setOutcome({ state: 'busy' });
    try {
      const { subscribeToNewsletter } = await loadCode(() => import('@/lib/client/calls/newsletter'));
      await subscribeToNewsletter(email);
      form.reset();
      setOutcome({ state: 'done' });
    } catch (caught) {
      const message = fieldMessageOf(caught, 'email');
      setOutcome({ state: 'idle', ...(message ? { error: message } : { failure: sentenceOf(caught) }) });
      if (message) form.querySelector('input')?.focus();
    }
  }

  return (
    <form noValidate method="post" onSubmit={subscribe} className="grid gap-3 noscript:hidden">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold text-ink text-sm">
          {texts.emailLabel}
        </label>
        <div className="flex flex-col gap-2 xs:flex-row">
          <input
            id={id}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder={texts.emailPlaceholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="control h-11 w-full min-w-0 px-3.5 text-base xs:flex-1"
          />
          <Button type="submit" variant="solid" busy={state === 'busy'}>
            {texts.subscribe}
          </Button>
        </div>
        {error ? (
          <p id={`${id}-error`} className="font-medium text-danger text-sm">
            {error}
          </p>
        ) : null}
      </div>
      <div role="status" className="empty:hidden">
        {state === 'done' ? <p className="notice notice-success">{texts.subscribed}</p> : null}
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? <p className="notice notice-danger">{failure}</p> : null}
      </div>
    </form>
  );
}
