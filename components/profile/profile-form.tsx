'use client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { updateProfile } from '@/lib/client/profile';
import { toastSuccess } from '@/lib/client/toast';
import { TOAST } from '@/lib/shared/messages';
import type { ProfileAnswer } from '@/lib/shared/schemas/user';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ProfileFormProps = { profile: ProfileAnswer; texts: Texts['dashboard']['profile'] };

/** The details of one's profile; none of them is required (spec §5). */
export function ProfileForm({ profile, texts }: ProfileFormProps) {
  const router = useLocalRouter();
  const { phone, address, education, linkedin } = profile;
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/schemas/user')).profileSchema,
    defaultValues: { phone, address, education, linkedin },
    async onSubmit(input) {
      await updateProfile(profile.email, input);
      toastSuccess(TOAST.profileUpdated);
      router.refresh();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.details}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="phone" label={texts.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField
          name="linkedin"
          label={texts.linkedin}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.linkedin.com/in/…"
        />
      </div>
      <TextAreaField name="address" label={texts.address} autoComplete="street-address" />
      <TextField name="education" label={texts.education} />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}
