import 'server-only';
import type { ClientSession } from 'mongodb';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { formerSlugsOf, slugOf } from '../slug';
import { chooseSlugs, type SlugWish } from './choose-slugs';
import type { Judged, Step } from './judge-tool-rows';
import { refusedRow } from './rows';

type Wish = SlugWish & { language: Language | null };

/** What a step needs addresses for: a new name, and in other languages one that somebody gave. */
function wishesOf({ tool, isNew, change }: Step): Wish[] {
  const { _id } = tool;
  const named = { name: change.name ?? tool.name, sku: change.sku ?? tool.sku };
  const wishes: Wish[] = [];
  if (isNew || (change.name !== undefined && slugOf(named) !== slugOf(tool)))
    wishes.push({ _id, language: null, slug: slugOf(named) });
  const texts = isNew ? tool.texts : change.texts;
  for (const language of OTHER_LANGUAGES) {
    const { name, slug } = texts?.[language] ?? {};
    const isKept = !isNew && slug !== undefined && slug === tool.texts?.[language]?.slug;
    if (slug !== undefined && !isKept) wishes.push({ _id, language, slug, isGiven: true });
    else if (slug === undefined && name !== undefined)
      wishes.push({ _id, language, slug: slugOf({ ...named, name }) });
  }
  return wishes;
}

function give({ tool, isNew, change }: Step, chosen: readonly (Wish & { given: string })[]): void {
  const after = isNew ? tool : change;
  for (const { language, given } of chosen) {
    if (language === null) after.slug = given;
    else after.texts = { ...after.texts, [language]: { ...after.texts?.[language], slug: given } };
  }
  if (isNew) return;
  const formerSlugs = formerSlugsOf(tool, { ...tool, ...change });
  if (formerSlugs.join() !== tool.formerSlugs.join()) change.formerSlugs = formerSlugs;
}

/** Gives new tools and renamed ones their addresses, in each language; a step with one that is taken is refused. */
export async function chooseAddresses(judged: Judged, session?: ClientSession): Promise<void> {
  const wishes = judged.steps.map(wishesOf);
  const chosen = await chooseSlugs(wishes.flat(), session);
  const sound: Step[] = [];
  let place = 0;
  for (const [index, step] of judged.steps.entries()) {
    const own = (wishes[index] ?? []).map((wish) => {
      place += 1;
      return { ...wish, given: chosen[place - 1] ?? null };
    });
    const issues: FieldIssues = Object.fromEntries(
      own.flatMap(({ language, given }) => (given ? [] : [[`texts.${language}.slug`, ['slug-taken']]])),
    );
    if (Object.keys(issues).length > 0) judged.outcomes.set(step.input.row, refusedRow(step.input, issues));
    else {
      give(step, own as (Wish & { given: string })[]);
      sound.push(step);
    }
  }
  judged.steps = sound;
}
