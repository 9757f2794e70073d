import { expect } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { editorStates } from '@/scripts/screenshots/editor-states';
import type { DemoIds } from '@/scripts/screenshots/page-list';
import { openAs, test } from '@/tests/support/browser';
import { knownToStore, signInDemoCustomer } from '@/tests/support/demo-data';
import { faults } from '@/tests/support/pages/page-faults';
import { anAdmin } from '@/tests/support/people';

/** Without motion no colour is read in the middle of a transition. */
test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

/** Asked once for all tests of a worker. */
let known: Promise<DemoIds> | undefined;

const NAMELESS = {
  toolId: '',
  toolSlug: '',
  category: '',
  reviewedSlug: '',
  unpaidOrderId: '',
  paidOrderId: '',
  listId: '',
};

for (const { name } of editorStates(NAMELESS)) {
  test(`${name} has nothing that axe objects to, at 1280 and 320 px`, async ({ page, noise }) => {
    noise.expect(/409/);
    known ??= knownToStore(await signInDemoCustomer());
    const state = editorStates(await known).find((one) => one.name === name);
    if (!state) throw new Error(`no state ${name}`);
    const found: string[] = [];
    await openAs(page, await anAdmin(), state.path);
    await state.act?.(page, textsFor('en'), await known);
    // What a dialog hides cannot get the focus; axe would report missing landmarks and headings.
    const dialog = (await page.getByRole('alertdialog').count()) > 0 ? '[role=alertdialog]' : undefined;
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faults(page, name, dialog)));
    }
    expect(found).toEqual([]);
  });
}
