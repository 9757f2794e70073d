import { expect, type Page } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { open, openAs, test } from '../../support/browser';
import { addTool, anAdmin, call, registerCustomer } from '../../support/people';
import { unique } from '../../support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a cart reads units as its page prints them, and offers a choice for others', async ({ page }) => {
  const [admin, buyer] = await Promise.all([anAdmin(), registerCustomer()]);
  const name = unique('Typed Tool ');
  const toolId = await addTool(admin, { name, price: 1, moq: 1, quantity: 5_000 });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId, quantity: 25 }] });
  const units = async () => (await buyer.call('GET', '/api/cart')).body.lines[0].quantity;

  await openAs(page, buyer, '/de/cart');
  const quantity = field(page, `Menge von ${name}`);
  await quantity.fill('2,000');
  await quantity.press('Enter');
  await expect(page.getByText('Ist 2000 oder 2,00 gemeint? Bitte geben Sie eines davon ein')).toBeVisible();
  expect(await units()).toBe(25);
  await quantity.fill('2.000');
  await quantity.press('Enter');
  await expect.poll(units).toBe(2_000);
  await expect(page.getByText(money(2_000, 'de')).first()).toBeVisible();

  await open(page, `/de/purchase/${toolId}?quantity=3.000`);
  await expect(field(page, 'Menge')).toHaveValue('3000');
  await field(page, 'Menge').fill('1.000');
  await field(page, 'Menge').press('ArrowUp');
  await expect(field(page, 'Menge')).toHaveValue('1001');
});

test('an admin’s prices and stock are read as the page prints them, or refused with a choice of readings', async ({
  page,
}) => {
  const admin = await anAdmin();
  const toolId = await addTool(admin, { price: 5, quantity: 5_000 });
  const tool = async () => (await call('GET', `/api/tool/${toolId}`)).body;

  await openAs(page, admin, `/de/dashboard/manage-product/${toolId}/edit`);
  await field(page, 'Preis').fill('1.350');
  await field(page, 'Mindestmenge').fill('1.000');
  const save = page.getByRole('button', { name: 'Änderungen speichern' });
  await save.click();
  await expect(page.getByText('Ist 1350 oder 1,35 gemeint?')).toBeVisible();
  expect(await tool()).toMatchObject({ price: 5, revision: 1 });
  await field(page, 'Preis').fill('1.350,00 $');
  await save.click();
  await expect.poll(async () => (await tool()).price).toBe(1_350);
  expect(await tool()).toMatchObject({ moq: 1_000 });

  await open(page, `/de/dashboard/manage-product/${toolId}`);
  await field(page, 'Grund').selectOption('correction');
  await field(page, 'Verfügbar ab jetzt').fill('6.000');
  await field(page, 'Notiz').fill('Nachgezählt');
  await page.getByRole('button', { name: 'Bestand anpassen' }).click();
  await expect.poll(async () => (await tool()).quantity).toBe(6_000);
});
