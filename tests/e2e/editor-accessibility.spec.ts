import { expect } from '@playwright/test';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { editorStates } from '@/scripts/screenshots/editor-states';
import { openAs, test } from '../support/browser';
import { knownToStore, signInDemoCustomer } from '../support/demo-data';
import { faults } from '../support/page-faults';
import { signInAdmin } from '../support/people';

/** Without motion no colour is read in the middle of a transition. */
test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const NAMELESS = {
  toolId: '',
  toolSlug: '',
  category: '',
  reviewedSlug: '',
  unpaidOrderId: '',
  paidOrderId: '',
};

for (const { name } of editorStates(NAMELESS)) {
  test(`${name} has nothing that axe objects to, at 1280 and 320 px`, async ({ page, noise }) => {
    noise.expect(/409/);
    const known = await knownToStore(await signInDemoCustomer());
    const state = editorStates(known).find((one) => one.name === name);
    if (!state) throw new Error(`no state ${name}`);
    const found: string[] = [];
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await openAs(page, await signInAdmin(), state.path);
      await state.act?.(page, textsFor('en'), known);
      // What a dialog hides cannot get the focus; axe would report missing landmarks and headings.
      const dialog = (await page.getByRole('alertdialog').count()) > 0 ? '[role=alertdialog]' : undefined;
      found.push(...(await faults(page, name, dialog)));
      await page.unrouteAll();
    }
    expect(found).toEqual([]);
  });
}
