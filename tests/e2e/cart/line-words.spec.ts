import { expect } from '@playwright/test';
import { expectSoundPage } from '@/tests/support/pages/sound-page';
import { openAs, test } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

test('note and day of a line are typed in the cart by keyboard, and stay with it @phone', async ({
  page,
}) => {
  const buyer = await registerCustomer();
  const name = unique('Noted Wrench ');
  const toolId = await addTool(await anAdmin(), { name, price: 12.5, moq: 1, quantity: 100 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 2 }] });
  await openAs(page, buyer, '/cart');
  const open = page.getByRole('button', { name: `Note and date for ${name}` });
  await open.focus();
  await open.press('Enter');
  const note = page.getByLabel(`Note on ${name}`);
  await expect(note).toBeFocused();
  await note.fill('Paint red');
  await note.press('Enter');
  const saved = async () => (await buyer.call('GET', '/api/cart')).body.lines[0];
  await expect.poll(async () => (await saved()).note).toBe('Paint red');
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(`Requested date for ${name}`).fill(day);
  await page.getByLabel(`Requested date for ${name}`).blur();
  await expect.poll(async () => (await saved()).requestedOn).toBe(day);
  await expectSoundPage(page);
  await page.reload();
  await expect(page.getByText('Note: Paint red')).toBeVisible();
  await expect(page.getByText(/^Requested date: /)).toBeVisible();
});
