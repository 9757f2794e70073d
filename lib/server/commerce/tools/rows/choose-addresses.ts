import type { ClientSession, ObjectId } from 'mongodb';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { CODE_LENGTH, OTHER_PAGES } from '../edit/choose-slug';
import { formerSlugsOf, slugOf, slugsOf } from '../slug';
import type { Judged, Step } from './judge-tool-rows';
import { refusedRow } from './rows';
import { findSlugHolders } from './tool-rows.repository';

type Wish = SlugWish & { language: Language | null };

/** Returns the names that a step needs addresses for: a new name, and in other languages one that somebody gave. */
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

/** An address for a tool; one that somebody gave is that or none. */
export type SlugWish = { _id: ObjectId; slug: string; isGiven?: boolean };

/**
 * Returns an address for each of these wishes, in their order: the one wished for unless it is another page's, or is or was another
 * tool's in some language, also of these; null for one that was given and is taken.
 */
async function chooseSlugs(wishes: readonly SlugWish[], session?: ClientSession): Promise<(string | null)[]> {
  const holders = await findSlugHolders(
    wishes.map(({ slug }) => slug),
    session,
  );
  const taken = new Map(OTHER_PAGES.map((slug): [string, string] => [slug, '']));
  for (const holder of holders)
    for (const held of [...slugsOf(holder), ...holder.formerSlugs]) taken.set(held, holder._id.toHexString());
  return wishes.map(({ _id, slug, isGiven = false }) => {
    const id = _id.toHexString();
    const isFree = (taken.get(slug) ?? id) === id;
    if (!isFree && isGiven) return null;
    const own = isFree ? slug : `${slug}-${randomReadableCode(CODE_LENGTH).toLowerCase()}`;
    taken.set(own, id);
    return own;
  });
}
