import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openAs, test, toast } from '@/tests/support/browser';
import { addTool, anAdmin, call, type Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const picker = (page: Page) => page.locator('input[type=file][accept*="image"]');

/** A picture that no other test has. */
const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#36a',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer(),
});

/** Opens the editor of a tool and waits until its form has noticed a change, so that no press of a button is lost. */
async function openEditor(page: Page, admin: Person, id: string): Promise<void> {
  await openAs(page, admin, `/dashboard/manage-product/${id}/edit`);
  await field(page, 'Description').fill('Changed before its pictures.');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
}

/** One less than a tool may have. */
const SHOWN = [
  'adjustable-wrench-250',
  'angle-grinder-125',
  'battery-pack-18v-5ah',
  'bench-vise-125',
  'bimetal-bandsaw-blade',
  'bit-set-32',
  'bolt-cutters-600',
  'breaker-bar-half-inch',
  'c-clamp-150',
  'cantilever-tool-box-5',
  'chisel-punch-set-6',
];

test('an admin uploads pictures, puts them in order and describes them, and buyers see them', async ({
  page,
  noise,
}) => {
  noise.expect(/422/);
  const admin = await anAdmin();
  const name = unique('Pictured Pliers ');
  const id = await addTool(admin, { name });
  await openEditor(page, admin, id);
  // By keyboard alone. The browser is told to wait for a file before the button has the focus, since telling it takes time.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Pictures' }).focus();
  await page.keyboard.press('Enter');
  const hostile = {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  };
  await (await chooser).setFiles([await picture('front.png'), hostile, await picture('back.png')]);

  await expect(field(page, 'URL of picture 3')).toHaveValue(/^\/files\/[0-9a-f]{40}\.webp$/);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem')).toHaveCount(1);
  await expect(uploads.getByRole('alert')).toHaveText(/^This is not a JPEG, PNG, WebP or AVIF picture/);
  await uploads.getByRole('button', { name: 'Dismiss page.png' }).click();
  await expect(uploads).toHaveCount(0);

  const front = await field(page, 'URL of picture 2').inputValue();
  await field(page, 'Alternative text of picture 2').fill('The pliers from the front');
  await page.getByRole('button', { name: 'Move Picture 2 up' }).click();
  await expect(field(page, 'URL of picture 1')).toHaveValue(front);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  const { slug, image, pictures } = (await call('GET', `/api/tool/${id}`)).body;
  expect([image, pictures.length, pictures[0].alt]).toEqual([front, 3, 'The pliers from the front']);

  await page.goto(`/tools/${slug}`);
  const shown = page.getByRole('img', { name: 'The pliers from the front' }).first();
  await expect(shown).toHaveAttribute('src', new RegExp(`^/_next/image\\?url=${encodeURIComponent(front)}`));
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('pictures are dropped; one that did not arrive is tried again', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED/);
  const admin = await anAdmin();
  await openEditor(page, admin, await addTool(admin));
  await page.route('**/api/file?*', (route) => route.abort());
  const { name, mimeType, buffer } = await picture('dropped.png');
  const files = await page.evaluateHandle(
    ([text, called, type]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], called, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const area = page.getByRole('button', { name: 'Upload Pictures' }).locator('..');
  await area.dispatchEvent('dragover', { dataTransfer: files });
  await area.dispatchEvent('drop', { dataTransfer: files });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('alert')).toHaveText(/^The store could not be reached\./);
  await page.unroute('**/api/file?*');
  await uploads.getByRole('button', { name: 'Try dropped.png again' }).click();
  await expect(field(page, 'URL of picture 2')).toHaveValue(/^\/files\//);
  await expect(page.getByText('dropped.png is now picture 2. Save your changes to keep it.')).toBeVisible();
});

test('a tool has no more pictures than fit', async ({ page }) => {
  const admin = await anAdmin();
  const pictures = SHOWN.map((name) => ({ url: `/tools/${name}.webp` }));
  const id = await addTool(admin, { image: pictures[0]?.url, pictures });
  await openEditor(page, admin, id);
  await picker(page).setInputFiles([await picture('twelfth.png'), await picture('thirteenth.png')]);
  await expect(field(page, 'URL of picture 12')).toHaveValue(/^\/files\//);
  await expect(page.getByRole('button', { name: 'Upload Pictures' })).toBeDisabled();
  await expect(page.getByText('A tool has at most 12 pictures.').first()).toBeVisible();
  await expect(field(page, 'URL of picture 13')).toHaveCount(0);
});
