'use client';
import { SelectField, TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { call } from '@/lib/client/api';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';
import type { ProfileResponse } from '@/lib/shared/customers/user.schema';
import { userCalls } from '@/lib/shared/customers/users.contract';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ProfileFormProps = {
  profile: ProfileResponse;
  /** The language of mails; the page's, if none was ever chosen. */
  language: Language;
  texts: Texts['dashboard']['profile'];
};

const CHOICES = LANGUAGES.all.map((language) => [language, LANGUAGE_FACTS[language].name] as const);

/** All optional (product §5.4). */
export function ProfileForm({ profile, language, texts }: ProfileFormProps) {
  const router = useLocalRouter();
  const { phone, address, education, linkedin } = profile;
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/customers/user.schema')).profileSchema,
    defaultValues: { phone, address, education, linkedin, language },
    async onSubmit(input) {
      await call(userCalls.updateProfile, { query: { email: profile.email }, body: input });
      toastSuccess(messageText('profile-updated'));
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="education" label={texts.education} />
        {CHOICES.length > 1 ? (
          <SelectField
            name="language"
            label={texts.language}
            description={texts.languageHint}
            options={CHOICES}
          />
        ) : null}
      </div>
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

type NameFormProps = { name: string; texts: Texts['dashboard']['nameSettings'] };

/** Refreshes the page, the menu and other tabs. */
export function NameForm({ name, texts }: NameFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).changeNameSchema,
    defaultValues: { name },
    async onSubmit(input) {
      const saved = (await call(accountCalls.changeName, { body: { name: input.name } })).name;
      toastSuccess(texts.changed);
      form.reset({ name: saved });
      router.refresh();
      await refreshEveryTab();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.submit}>
      <TextField name="name" label={texts.name} autoComplete="name" description={texts.hint} />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}
