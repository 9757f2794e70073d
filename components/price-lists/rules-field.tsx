'use client';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { type SheetLine, targetKey } from '@/lib/client/prices/rule-sheet';
import { fetchRuleTools } from '@/lib/client/prices/rule-tools';
import { checkSheet, type RuleTool, type RuleTools } from '@/lib/client/prices/sheet-checks';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RuleProblems } from './sheet/rule-problems';
import { RuleSheet } from './sheet/rule-sheet';
import { RulesFile } from './sheet/rules-file';
import { useRuleLines } from './sheet/use-sheet-edits';

type RulesFieldProps = {
  categories: readonly (readonly [slug: string, name: string])[];
  /** Called before saving: false if it found what the admin has not seen yet. */
  review: RefObject<(() => Promise<boolean>) | undefined>;
  texts: Texts['prices']['editor'];
};

/** The rules as a spreadsheet, and the same rows as text. */
export function RulesField({ categories, review, texts }: RulesFieldProps) {
  const language = useLanguage();
  const { control } = useFormContext();
  const rounding = Number(useWatch({ control, name: 'rounding' })) || undefined;
  const sheet = useRuleLines();
  const [message, setMessage] = useState('');
  const lines = useDeferredValue(sheet.lines);
  const { tools, findAll } = useRuleTools(lines);
  const names = useMemo(() => new Map(categories), [categories]);
  const { rules, byId } = useMemo(
    () => checkSheet(lines, { tools, categories: names, rounding, language }),
    [lines, tools, names, rounding, language],
  );
  const problems = lines.flatMap((line, place) => {
    const problem = byId.get(line.id)?.problem;
    return problem ? [{ line, number: sheet.isOwnText ? place + 2 : (line.row ?? 0), problem }] : [];
  });
  const tiers = rules.reduce((sum, rule) => sum + rule.tiers.length, 0);
  const count = (number: number, { one, many }: { one: string; many: string }) =>
    number === 1 ? one : fillText(many, { count: formatNumber(number, language) });

  const look = useEffectEvent(async () => {
    // Unknown tools do not stop a list from being saved, and neither does a failed call for them.
    return !(await findAll().catch(() => false));
  });
  useEffect(() => {
    review.current = () => look();
  }, [review]);

  return (
    <div className="grid min-w-0 gap-4">
      <RuleSheet
        sheet={sheet}
        tools={tools}
        checked={byId}
        categories={names}
        message={message}
        onMessage={setMessage}
        texts={texts.sheet}
      />
      <div className="flex flex-wrap items-center gap-3">
        <RulesFile texts={texts} />
        <output className="figures text-muted text-sm">
          {count(rules.length, texts.read)}
          {rules.length > 0 ? ` · ${count(tiers, texts.tiers)}` : ''}
          {problems.length > 0 ? (
            <strong className="ms-3 text-danger">{count(problems.length, texts.wrong)}</strong>
          ) : null}
        </output>
      </div>
      <TextAreaField
        name="rules"
        label={texts.rules}
        description={texts.rulesHint}
        rows={5}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <RuleProblems problems={problems} texts={texts} />
    </div>
  );
}

const PAUSE_MS = 250;
/** The schema's limit; a longer SKU is wrong in any case. */
const SKU_MAX = 100;

function skusIn(lines: readonly SheetLine[], known: RuleTools): Map<string, string> {
  const skus = new Map<string, string>();
  for (const line of lines) {
    const key = line.isCategory ? undefined : targetKey(line);
    const sku = line.target.trim();
    if (key !== undefined && sku.length <= SKU_MAX && !known.has(key)) skus.set(key, sku);
  }
  return skus;
}

/** The tools that the lines name. `findAll` returns whether some of what was not looked up yet is unknown. */
function useRuleTools(lines: readonly SheetLine[]) {
  const [tools, setTools] = useState<RuleTools>(() => new Map());
  const known = useRef<RuleTools>(tools);

  const add = useCallback((found: Iterable<readonly [string, RuleTool | null]>) => {
    known.current = new Map([...known.current, ...found]);
    setTools(known.current);
  }, []);

  const find = useCallback(
    async (skus: ReadonlyMap<string, string>): Promise<boolean> => {
      if (skus.size === 0) return false;
      const bySku = new Map((await fetchRuleTools([...skus.values()])).map((tool) => [tool.sku, tool]));
      const found = [...skus].map(([key, sku]) => [key, bySku.get(sku) ?? null] as const);
      add(found);
      return found.some(([, tool]) => tool === null);
    },
    [add],
  );

  useEffect(() => {
    const skus = skusIn(lines, known.current);
    if (skus.size === 0) return;
    // Without an answer the public prices are missing; saving looks them up again.
    const timer = window.setTimeout(() => void find(skus).catch(() => undefined), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [lines, find]);

  return { tools, add, findAll: () => find(skusIn(lines, known.current)) };
}
