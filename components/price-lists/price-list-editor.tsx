'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import type { PriceListFormFields } from '@/lib/client/prices/list-fields';
import { savedMeanwhile, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { NewPriceList } from '@/lib/shared/prices/price-list.schema';
import { PRICE_ROUNDINGS } from '@/lib/shared/prices/price-roundings';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListConflict, type TheirList } from './list-conflict';
import { MomentField } from './price-moments';
import { RulesField } from './rules-field';

const loadCalls = () =>
  loadContracts(async () => ({
    ...(await import('@/lib/shared/prices/prices.contract')),
    ...(await import('@/lib/shared/prices/price-list.schema')),
  }));

/** Stored lists have one of these or none: to the smallest amount every price is rounded in any case. */
const ROUNDINGS = PRICE_ROUNDINGS.slice(1).map(String);

/** All fields; unchanged defaults are overridden by the draft. */
const DRAFTED = ['name', 'groupId', 'validFrom', 'validTo', 'priority', 'rounding', 'rules'] as const;
type DraftedForm = Parameters<typeof useFormDraft>[1];

type PriceListEditorProps = {
  fields: PriceListFormFields;
  edited: { id: string; revision: number; hasRules: boolean } | null;
  groups: readonly (readonly [string, string])[];
  categories: readonly (readonly [slug: string, name: string])[];
  texts: Pick<Texts['prices'], 'editor' | 'everyone'>;
  confirmTexts: ConfirmTexts;
};

/** If someone else saved meanwhile, their version is shown beside the typed one. */
export function PriceListEditor(props: PriceListEditorProps) {
  const { fields, edited, groups, categories, texts, confirmTexts } = props;
  const own = texts.editor;
  const router = useLocalRouter();
  const language = useLanguage();
  const [revision, setRevision] = useState(edited?.revision ?? 0);
  const [theirs, setTheirs] = useState<TheirList | null>(null);
  const [isMineChosen, setMineChosen] = useState(false);
  const [hasRules, setHasRules] = useState(edited?.hasRules ?? false);
  /** To be saved once the admin confirms that all rules are removed. */
  const [emptied, setEmptied] = useState<NewPriceList | null>(null);

  const calls = useRef<Awaited<ReturnType<typeof loadCalls>>>(undefined);
  const [isUnseen, setUnseen] = useState(false);
  const review = useRef<() => Promise<boolean>>(undefined);

  async function save(list: NewPriceList) {
    calls.current = await loadCalls();
    if (edited)
      (
        await calls.current.call(calls.current.priceListCalls.editPriceList, {
          params: { id: edited.id },
          body: { ...list, revision },
        })
      ).revision;
    else
      (
        await calls.current.call(calls.current.priceListCalls.addPriceList, {
          body: list,
          idempotencyKey: draft.keyFor(list),
        })
      ).insertedId;
    draft.clear();
    toastSuccess(own.saved);
    router.push(ROUTES.priceLists);
    router.refresh();
  }

  function isConflict(error: unknown): boolean {
    const list = savedMeanwhile(error, calls.current?.priceListSchema);
    setTheirs(null);
    setMineChosen(false);
    if (!list) return false;
    loadCode(() => import('@/lib/client/prices/list-fields')).then(
      ({ fieldsOf }) =>
        setTheirs({
          revision: list.revision,
          hasRules: list.rules.length > 0,
          fields: fieldsOf(list, language),
        }),
      (cause: unknown) => toastFailure(sentenceOf(cause)),
    );
    return true;
  }

  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () =>
      (await import('@/components/price-lists/price-list-form.schema')).priceListFormSchema(language),
    defaultValues: fields,
    async onSubmit(list) {
      const isSeen = (await review.current?.()) !== false;
      setUnseen(!isSeen);
      if (!isSeen) return;
      if (hasRules && list.rules.length === 0) setEmptied(list);
      else await save(list);
    },
    onFailure: isConflict,
  });

  // Per revision: an older draft must not overwrite what someone else saved since.
  const draftName = edited ? `price-list ${edited.id} ${edited.revision}` : `price-list ${fields.name}`;
  const draft = useFormDraft(draftName, form as unknown as DraftedForm, DRAFTED, DRAFTED);
  const [isRestored, setRestored] = useState(false);
  const { isDirty } = form.formState;
  const noticeDraft = useEffectEvent(() => setRestored(isDirty));
  useEffect(() => {
    if (draft.isReady && draft.isRestored) noticeDraft();
  }, [draft.isReady, draft.isRestored]);

  function resolve(list: TheirList, isMine: boolean) {
    if (!isMine) form.reset(list.fields);
    setRevision(list.revision);
    setHasRules(list.hasRules);
    setTheirs(null);
    setMineChosen(isMine);
  }

  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      {isRestored ? (
        <Notice role="status">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {own.restored}
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                form.reset(fields);
                setRestored(false);
              }}
            >
              {own.discard}
            </Button>
          </span>
        </Notice>
      ) : null}
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        <TextField name="name" label={own.name} description={own.nameHint} autoComplete="off" />
        <SelectField name="groupId" label={own.audience} options={[['', texts.everyone], ...groups]} />
        <TextField
          name="priority"
          label={own.priority}
          description={own.priorityHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <MomentField name="validFrom" label={own.validFrom} zoneText={own.zone} />
        <MomentField name="validTo" label={own.validTo} zoneText={own.zone} />
        <SelectField
          name="rounding"
          label={own.rounding}
          options={[
            ['', own.noRounding],
            ...ROUNDINGS.map((step) => [step, formatDollars(Number(step), language)] as const),
          ]}
        />
      </div>
      <RulesField categories={categories} review={review} texts={own} />
      {theirs ? <ListConflict list={theirs} groups={groups} texts={texts} onChoice={resolve} /> : null}
      {isMineChosen ? (
        <Notice role="status" tone="info">
          {own.meanwhile.kept}
        </Notice>
      ) : null}
      <div className="sticky bottom-0 z-20 -mx-2 border-line border-t bg-surface px-2 py-2.5 flex flex-wrap items-center gap-4">
        <SubmitButton busy={busy}>{own.save}</SubmitButton>
        <p role="status" className="font-medium text-ink text-sm">
          {isUnseen ? own.sheet.review : ''}
        </p>
      </div>
      {emptied ? (
        <ConfirmDialog
          title={own.emptyTitle}
          text={own.emptyText}
          texts={confirmTexts}
          onClose={() => setEmptied(null)}
          onConfirm={() =>
            save(emptied).catch((error: unknown) => {
              if (!isConflict(error)) toastFailure(sentenceOf(error));
            })
          }
        />
      ) : null}
    </Form>
  );
}
