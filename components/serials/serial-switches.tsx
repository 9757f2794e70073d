'use client';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

type SwitchProps = { label: string; isOn: boolean };

/** Shows or hides tools that are no longer in use: the list is in the address. */
export function RetiredSwitch({ label, isOn, href }: SwitchProps & { href: string }) {
  const id = useId();
  const router = useLocalRouter();
  return (
    <label htmlFor={id} className="no-print flex min-h-9 items-center gap-2 text-sm">
      <Checkbox
        id={id}
        className="shrink-0"
        isOn={isOn}
        onTick={() => router.replace(href, { scroll: false })}
      />
      {label}
    </label>
  );
}

/** Mails about calibrations to this account. */
export function ReminderSwitch({ label, isOn }: SwitchProps) {
  const id = useId();
  const [on, setOn] = useState(isOn);

  async function save(next: boolean) {
    setOn(next);
    try {
      await call(serialCalls.setReminder, { body: { on: next } });
    } catch (error) {
      setOn(!next);
      toastFailure(sentenceOf(error));
    }
  }

  return (
    <label htmlFor={id} className="no-print flex min-h-9 items-center gap-2 text-sm">
      <Checkbox id={id} isOn={on} onTick={(next) => void save(next)} />
      {label}
    </label>
  );
}
