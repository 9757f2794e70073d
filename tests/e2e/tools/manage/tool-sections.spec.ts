import { expect, type Page } from '@playwright/test';
import { openAs, test, toast } from '@/tests/support/browser';
import { addTool, anAdmin, call } from '@/tests/support/people';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const editorOf = (id: string) => `/dashboard/manage-product/${id}/edit`;

/** As Ctrl + V pastes a text from another program. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('specifications are written by keyboard alone, pasted from a spreadsheet, and a paste is taken back', async ({
  page,
}) => {
  const admin = await anAdmin();
  const id = await addTool(admin, { specs: [{ name: 'Drive', type: 'number', value: '1/2', unit: 'in' }] });
  await openAs(page, admin, editorOf(id));
  const table = page.getByRole('table', { name: 'Specification' });
  await expect(table.getByRole('row', { name: 'Row 1', exact: true })).toBeVisible();
  await field(page, 'Property 1').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Property 2')).toBeFocused();
  await page.keyboard.type('Teeth');
  await page.keyboard.press('Tab');
  await page.keyboard.type('n');
  await page.keyboard.press('Tab');
  await page.keyboard.type('45');
  await page.keyboard.press('Shift+Enter');
  await expect(field(page, 'Value 1')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'Property 1')).toBeFocused();
  await paste(page, 'Property\tValue\tUnit\nLength\t470\tmm\nTeeth\t72\t\n');
  await expect(page.getByText('2 rows were pasted.')).toBeVisible();
  await expect(field(page, 'Property 2')).toHaveValue('Length');
  await expect(field(page, 'Value 3')).toHaveValue('72');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(field(page, 'Value 2')).toHaveValue('45');
  await expect(field(page, 'Property 3')).toHaveCount(0);

  await field(page, 'Value 2').focus();
  await paste(page, 'Weight = 1.42 kg\nTorque: 40–200 Nm');
  await expect(field(page, 'Unit 4')).toHaveValue('Nm');
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(toast(page, 'Changes saved')).toBeVisible();
  expect((await call('GET', `/api/tool/${id}`)).body.specs).toEqual([
    { name: 'Drive', type: 'number', value: '1/2', unit: 'in' },
    { name: 'Teeth', type: 'number', value: '45' },
    { name: 'Weight', type: 'number', value: '1.42', unit: 'kg' },
    { name: 'Torque', type: 'range', value: '40–200', unit: 'Nm' },
  ]);
});

test('a section of the editor is reached by its link and its address, and marked while it is in view', async ({
  page,
}) => {
  const admin = await anAdmin();
  const id = await addTool(admin);
  await openAs(page, admin, `${editorOf(id)}#specs`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(link('Specification')).toHaveAttribute('aria-current', 'location');
  await expect(section('Specification')).toBeInViewport();
  await link('Basics').press('Enter');
  await expect(page).toHaveURL(/#basics$/);
  await expect(link('Basics')).toHaveAttribute('aria-current', 'location');
  await expect(link('Specification')).not.toHaveAttribute('aria-current', 'location');
  await expect(link('Basics')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Name')).toBeFocused();
});
