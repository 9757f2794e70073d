'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '@/components/forms/fields';
import { Link } from '@/components/ui/links/link';
import { TOOL_STATES } from '@/lib/shared/quantity/tool-states';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { EditorSection } from './editor-section';
import type { CategoryOptions, EditorTexts } from './editor-texts';
import type { EditorValues } from './editor-values';
import { DocumentRows } from './rows/document-rows';
import { PackRows } from './rows/pack-rows';
import { PictureRows } from './rows/picture-rows';
import { SpecRows } from './rows/spec-rows';
import { SectionLinks } from './section-links';
import { type NamedSuccessor, SuccessorField } from './successor-field';
import { MissingCounts, TextPair } from './text-fields';

type ToolFieldsProps = {
  toolId: string;
  successor: NamedSuccessor | null;
  categories: CategoryOptions;
  texts: EditorTexts;
};

export function ToolFields({ toolId, successor, categories, texts }: ToolFieldsProps) {
  const own = texts.editor;
  const { control } = useFormContext<EditorValues>();
  const state = useWatch({ control, name: 'state' });
  const { panels, fields } = own;
  const headings = {
    sale: panels.sale,
    basics: panels.basics,
    quantities: panels.quantities,
    packs: fields.packs,
    specs: fields.specs,
    pictures: fields.pictures,
    documents: fields.documents,
  };
  return (
    <>
      <SectionLinks label={own.sections} sections={Object.entries(headings)} />
      <EditorSection id="sale" heading={headings.sale}>
        <SelectField
          name="state"
          label={own.fields.state}
          description={own.stateHints[state as keyof typeof own.stateHints]}
          options={TOOL_STATES.map((each) => [each, own.states[each]] as const)}
          className="max-w-md"
        />
        {state === 'retired' ? <SuccessorField toolId={toolId} successor={successor} texts={texts} /> : null}
      </EditorSection>
      <EditorSection id="basics" heading={headings.basics} aside={<MissingCounts texts={own.translations} />}>
        <TextPair field="name" hint={own.hints.name} texts={own}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField name="sku" label={own.fields.sku} description={own.hints.sku} autoComplete="off" />
            <SelectField name="category" label={own.fields.category} options={categories} />
          </div>
        </TextPair>
        <TextPair field="description" texts={own} />
        <TextPair field="details" hint={own.hints.details} texts={own} />
      </EditorSection>
      <EditorSection id="quantities" heading={headings.quantities}>
        <div className="grid items-start gap-4 sm:grid-cols-3 xl:grid-cols-5">
          <TextField
            name="price"
            label={own.fields.price}
            description={own.hints.price}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField name="moq" label={own.fields.moq} inputMode="numeric" autoComplete="off" />
          <TextField
            name="step"
            label={own.fields.step}
            description={own.hints.step}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="lowStockBelow"
            label={own.fields.lowStockBelow}
            description={own.hints.lowStockBelow}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name="leadTimeDays"
            label={own.fields.leadTimeDays}
            description={own.hints.leadTimeDays}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </EditorSection>
      <EditorSection id="packs" heading={headings.packs}>
        <PackRows texts={own} />
      </EditorSection>
      <EditorSection id="specs" heading={headings.specs}>
        <p className="text-muted text-sm">
          {own.rows.keys}
          {OTHER_LANGUAGES.length > 0 ? (
            <>
              {' '}
              <Link
                href={ROUTES.specWords}
                prefetch={false}
                className="underline underline-offset-4 hover:text-ink"
              >
                {own.translations.words}
              </Link>
            </>
          ) : null}
        </p>
        <SpecRows texts={own} />
      </EditorSection>
      <EditorSection id="pictures" heading={headings.pictures}>
        <p className="text-muted text-sm">{own.pictures.hint}</p>
        <PictureRows texts={own} />
      </EditorSection>
      <EditorSection id="documents" heading={headings.documents}>
        <p className="text-muted text-sm">{own.documents.hint}</p>
        <DocumentRows texts={own} />
      </EditorSection>
    </>
  );
}
