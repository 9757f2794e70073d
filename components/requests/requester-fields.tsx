'use client';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';

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
