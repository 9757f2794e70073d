'use client';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Form, SubmitButton } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { EntryGroup } from '@/components/trade/entry-group';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { savedMeanwhile } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { siteCalls } from '@/lib/shared/pages/site.contract';
import { LINKS_MAX, type SiteLinks, siteLinksSchema } from '@/lib/shared/pages/site.schema';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { inEachLanguage, LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LinksFormProps = {
  part: 'menu' | 'footer';
  stored: SiteLinks;
  texts: Texts['ownPages']['site'];
  moves: Pick<Texts['trade'], 'up' | 'down' | 'remove'>;
  leave: ConfirmTexts & { title: string; text: string };
};

const rowsOf = ({ links }: SiteLinks) =>
  links.map(({ href, labels }) => ({ href, labels: inEachLanguage((language) => labels[language] ?? '') }));

/** If someone else saved meanwhile, saving again replaces theirs, which the admin is told. */
export function LinksForm({ part, stored, texts, moves, leave }: LinksFormProps) {
  const router = useLocalRouter();
  const [revision, setRevision] = useState(stored.revision);
  const [isOutdated, setOutdated] = useState(false);
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('./site-forms.schema')).linksFormSchema,
    defaultValues: { links: rowsOf(stored) },
    async onSubmit({ links }) {
      const edit = part === 'menu' ? siteCalls.editMenu : siteCalls.editFooter;
      setRevision((await call(edit, { body: { links, revision } })).revision);
      setOutdated(false);
      form.reset({ links });
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure(error) {
      const current = savedMeanwhile(error, siteLinksSchema);
      if (!current) return false;
      setRevision(current.revision);
      setOutdated(true);
      return true;
    },
  });
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'links' });
  const ofList = form.formState.errors.links?.root?.message ?? form.formState.errors.links?.message;
  const several = LANGUAGES.all.length > 1;

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.tabs[part]}>
      <LeaveGuard isActive={form.formState.isDirty} texts={leave} />
      {fields.map((field, place) => (
        <EntryGroup
          key={field.id}
          name={fillText(texts.link, { number: String(place + 1) })}
          isFirst={place === 0}
          isLast={place === fields.length - 1}
          onMove={(by) => move(place, place + by)}
          onRemove={() => remove(place)}
          texts={moves}
        >
          <TextField
            name={`links.${place}.href`}
            label={texts.address}
            defaultValue={field.href}
            autoComplete="off"
          />
          <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {LANGUAGES.all.map((language) => (
              <TextField
                key={language}
                name={`links.${place}.labels.${language}`}
                label={several ? `${texts.label} (${LANGUAGE_FACTS[language].name})` : texts.label}
                defaultValue={field.labels[language] ?? ''}
                lang={language}
                autoComplete="off"
              />
            ))}
          </div>
        </EntryGroup>
      ))}
      <p role="status" className="text-danger text-sm empty:hidden">
        {ofList}
      </p>
      <div>
        <Button
          variant="outline"
          disabled={fields.length >= LINKS_MAX}
          onClick={() => append({ href: '', labels: inEachLanguage(() => '') })}
        >
          <Icon node={Plus} />
          {texts.addLink}
        </Button>
      </div>
      {isOutdated ? (
        <Notice role="alert" tone="warning">
          {texts.outdated}
        </Notice>
      ) : null}
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
