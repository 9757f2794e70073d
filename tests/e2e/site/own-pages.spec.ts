import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseMore, open, openAs, test, toast } from '@/tests/support/browser';
import { addOwnPage } from '@/tests/support/own-pages';
import { faults } from '@/tests/support/pages/page-faults';
import { anAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

test.use({ reducedMotion: 'reduce', colorScheme: 'light' });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin writes a page with a picture as a draft, publishes it in two languages, and restores a version', async ({
  page,
}) => {
  const [admin, title] = [await anAdmin(), unique('Prüfstand ')];
  const slug = title.toLowerCase().replace('ü', 'ue').replace(' ', '-');
  await openAs(page, admin, '/dashboard/pages');
  expect(await faults(page, 'pages')).toEqual([]);
  await page.getByRole('link', { name: 'New Page' }).click();
  await field(page, 'Title').fill(title);
  await field(page, 'Text').fill('## What we test\n\nEach tool.');
  await expect(field(page, 'Address')).toHaveValue(slug);
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'What we test' }),
  ).toBeVisible();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bench.png', mimeType: 'image/png', buffer: bytes });
  await expect(field(page, 'Text')).toHaveValue(/!\[bench\]\(\/files\/[0-9a-f]{40}\.webp\)/);
  expect(await faults(page, 'a new page')).toEqual([]);
  // Enter saves it as a draft.
  await field(page, 'Title').press('Enter');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await button(page, 'Publish').click();
  await expect(toast(page, 'Page published')).toBeVisible();

  await page.getByRole('link', { name: 'Deutsch (not written)' }).click();
  await expect(page.getByText('Until it is written in Deutsch, visitors read it in English.')).toBeVisible();
  await field(page, 'Title').fill('Prüfstand');
  await field(page, 'Text').fill('Jedes Werkzeug.');
  await button(page, 'Publish').click();
  await expect(page.getByText(/^Version 3, /)).toBeVisible();
  await open(page, `/de/${slug}`);
  await expect(page.getByText('Jedes Werkzeug.')).toBeVisible();
  await open(page, `/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'bench' })).toBeVisible();
  expect(await faults(page, 'a page of the shop’s own')).toEqual([]);

  await open(page, `/dashboard/pages/edit/${slug}?in=de`);
  await page.getByRole('link', { name: /^Version 2, / }).click();
  await expect(page.getByText('This version is not written in Deutsch.')).toBeVisible();
  await button(page, 'Restore').click();
  await button(page, 'Confirm').click();
  await expect(toast(page, 'Version restored')).toBeVisible();
  await expect(page.getByText(/^Version 4, /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deutsch (not written)' })).toBeVisible();

  // Taken offline after a question, then deleted.
  await button(page, 'Save Draft').click();
  await button(page, 'Confirm').click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await page.locator('#page').getByRole('link', { name: 'Pages', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await chooseMore(page, title, 'Delete');
  await button(page, 'Confirm').click();
  await expect(toast(page, 'Page deleted')).toBeVisible();
  await expect(row).toBeHidden();
});

test('what someone else saved of a page meanwhile is shown beside one’s own text', async ({
  page,
  noise,
}) => {
  noise.expect(/409/);
  const admin = await anAdmin();
  const { slug, ...rest } = await addOwnPage(admin);
  await openAs(page, admin, `/dashboard/pages/edit/${slug}`);
  const texts = { en: { title: rest.texts.en.title, text: 'Theirs.' } };
  await admin.call('PUT', `/api/page/${slug}`, { ...rest, texts, revision: 1 });
  await field(page, 'Text').fill('Mine.');
  await button(page, 'Publish').click();
  await expect(field(page, 'Their text')).toHaveValue('Theirs.');
  await expect(field(page, 'Text')).toHaveValue('Mine.');
  await button(page, 'Publish').click();
  await expect(field(page, 'Their text')).toBeHidden();
  await open(page, `/${slug}`);
  await expect(page.getByText('Mine.')).toBeVisible();
});

test('an admin edits home page, menu and footer', async ({ page }) => {
  const admin = await anAdmin();
  const { slug } = await addOwnPage(admin);
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, admin, '/dashboard/pages');
  await page.getByRole('link', { name: 'Footer', exact: true }).click();
  const label = unique('Our yard ');
  await button(page, 'Add Link').click();
  const links = page.getByRole('group', { name: /^Link \d+$/ });
  const last = links.last();
  await last.getByLabel('Address').fill('yard');
  await last.getByLabel('Label (English)').fill(label);
  await button(page, 'Save').click();
  await expect(last.getByLabel('Address')).toHaveAccessibleDescription(/Enter a path of this shop/);
  await last.getByLabel('Address').fill(`/${slug}`);
  expect(await faults(page, 'the footer’s links')).toEqual([]);
  await button(page, 'Save').click();
  await expect(toast(page, 'Saved')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: label })).toBeVisible();
  const saved = page.getByRole('link', { name: /^Version \d+, / }).first();
  const version = (await saved.textContent()) ?? '';
  // What is not saved is not left without a question.
  await last.getByLabel('Address').fill('/elsewhere');
  await page.getByRole('link', { name: 'The store’s default' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(button(page, 'Back to the Default')).toBeVisible();
  expect(await faults(page, 'the default of the footer')).toEqual([]);
  await button(page, 'Back to the Default').click();
  await button(page, 'Confirm').click();
  await expect(toast(page, 'Version restored')).toBeVisible();
  await expect(footer.getByRole('link', { name: label })).toBeHidden();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Version .*Default$/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: version, exact: true }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: label })
      .filter({ hasText: `/${slug}` }),
  ).toBeVisible();
  expect(await faults(page, 'a version of the footer')).toEqual([]);
  await button(page, 'Restore').click();
  await button(page, 'Confirm').click();
  await expect(last.getByLabel('Address')).toHaveValue(`/${slug}`);
  await expect(footer.getByRole('link', { name: label })).toBeVisible();
  await last.getByRole('button', { name: 'Remove' }).click();
  await button(page, 'Save').click();
  await expect(footer.getByRole('link', { name: label })).toBeHidden();

  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  const hero = page.getByRole('group', { name: 'Banner' });
  const headline = unique('Made here ');
  await hero.getByLabel('Heading (English)').fill(headline);
  expect(await faults(page, 'sections of the home page')).toEqual([]);
  await button(page, 'Save').click();
  await expect(toast(page, 'Saved').last()).toBeVisible();
  await hero.getByLabel('Heading (English)').fill('');
  await page.getByRole('group', { name: 'Figures' }).getByLabel('Shown').uncheck();
  await button(page, 'Save').click();
  await expect
    .poll(async () => (await admin.call('GET', '/api/site/home')).body.sections[4])
    .toMatchObject({
      key: 'statistics',
      isHidden: true,
    });
  const { sections, revision } = (await admin.call('GET', '/api/site/home')).body;
  expect(sections[0]).toEqual({ key: 'hero', isHidden: false });
  const shown = sections.map((section: object) => ({ ...section, isHidden: false }));
  await admin.call('PUT', '/api/site/home', { sections: shown, revision });
});
