'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Link } from '@/components/ui/links/link';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import type { CategoryOptions, EditorTexts } from './editor-values';
import { DocumentRows, PictureRows } from './rows/file-rows';
import { PackRows, SpecRows } from './rows/spec-rows';
import { type NamedSuccessor, SaleFields } from './sale-fields';
import { TaxClassField } from './tax-class-field';
import { MissingCounts, TextPair } from './text-fields';

type ToolFieldsProps = {
  toolId: string;
  /** Those of the shop, the first of which is that of every tool that names none. */
  taxClasses: CategoryOptions;
  successor: NamedSuccessor | null;
  categories: CategoryOptions;
  texts: EditorTexts;
};

export function ToolFields({ toolId, taxClasses, successor, categories, texts }: ToolFieldsProps) {
  const own = texts.editor;
  const { panels, fields } = own;
  const headings = {
    sale: panels.sale,
    basics: panels.basics,
    quantities: panels.quantities,
    shipping: panels.shipping,
    packs: fields.packs,
    specs: fields.specs,
    pictures: fields.pictures,
    documents: fields.documents,
  };
  return (
    <>
      <SectionLinks label={own.sections} sections={Object.entries(headings)} />
      <EditorSection id="sale" heading={headings.sale}>
        <SaleFields toolId={toolId} successor={successor} texts={texts} />
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
      <EditorSection id="shipping" heading={headings.shipping}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TaxClassField classes={taxClasses} texts={own} />
          <TextField
            name="weightGrams"
            label={own.fields.weightGrams}
            description={own.hints.weightGrams}
            inputMode="decimal"
            autoComplete="off"
          />
          <CheckField name="bulky" label={own.fields.bulky} description={own.hints.bulky} />
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

type EditorSectionProps = {
  /** The id in the address: `#specs`. */
  id: string;
  heading: string;
  aside?: ReactNode;
  children: ReactNode;
};

function EditorSection({ id, heading, aside, children }: EditorSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-4 [--ground:var(--color-surface)] focus-visible:outline-offset-2 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${id}-heading`} className="font-bold text-base">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type SectionLinksProps = {
  label: string;
  sections: readonly (readonly [id: string, heading: string])[];
};

/** Beyond where a section is after a jump. */
const TOLERANCE_PX = 24;

/** The last section that begins above the line below these links; at the page's end the one jumped to, or the last. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight, location } = window;
  if (Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight) {
    const jumped = location.hash.slice(1);
    const top = document.getElementById(jumped)?.getBoundingClientRect().top ?? -1;
    return ids.includes(jumped) && top >= 0 ? jumped : ids.at(-1);
  }
  const jumpedTo = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return (
    ids.findLast(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= jumpedTo + TOLERANCE_PX,
    ) ?? ids[0]
  );
}

/** Stays in view below the header, and marks where the reader is. */
function SectionLinks({ label, sections }: SectionLinksProps) {
  const [current, setCurrent] = useState(sections[0]?.[0]);
  const known = sections.map(([id]) => id).join();

  useEffect(() => {
    let frame = 0;
    const mark = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(known.split(','))));
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('hashchange', mark);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', mark);
      window.removeEventListener('hashchange', mark);
    };
  }, [known]);

  return (
    <nav
      aria-label={label}
      className="sticky top-(--site-header-height) z-20 -mx-2 overflow-x-auto bg-paper px-2 shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      <ul className="flex w-max min-w-full gap-1">
        {sections.map(([id, heading]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex h-11 items-center whitespace-nowrap px-2.5 text-muted text-sm hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-accent-strong)]"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
