import { browserForFile } from '@forgeline/emulator-kit/testing/browser';
import { expect, test } from 'vitest';
import { openPost } from './mail-client';

const openPage = browserForFile();
const FROM = 'shop@example.com';

async function openMailboxPage(options?: Parameters<typeof openPage>[0]) {
  const post = await openPost();
  const page = await openPage(options);
  const send = (subject: string, rest: object = {}) =>
    post.mailer.sendMail({ from: FROM, to: 'robin@example.com', subject, text: `${subject} text`, ...rest });
  const open = () => page.goto(post.mailbox.url);
  return { post, page, send, open };
}

test('the mailbox page shows mails newest first, and new ones without a reload', async () => {
  const { page, send, open } = await openMailboxPage();
  await open();
  await page.getByText('No mail yet. It appears here by itself.').waitFor();
  await send('First');
  await page.getByRole('link', { name: /First/ }).waitFor();
  await send('Second');
  await page.getByRole('link', { name: /Second/ }).waitFor();
  expect(
    await page.getByRole('navigation').getByRole('listitem').locator('.subject').allTextContents(),
  ).toEqual(['Second', 'First']);
  await page.getByText('2 mails').waitFor();
});

test('the mailbox page shows a mail as HTML and as text, at an address of its own', async () => {
  const { page, send, open } = await openMailboxPage();
  await send('Welcome', { html: '<h1>Hello Robin</h1><a href="http://shop.example/x">Go</a>' });
  await open();
  await page.getByRole('link', { name: /Welcome/ }).click();
  const inside = page.frameLocator('iframe[title="Mail as HTML"]');
  await inside.getByRole('heading', { name: 'Hello Robin' }).waitFor();
  expect(
    await inside
      .getByRole('link')
      .evaluate((link: HTMLAnchorElement) => link.target || document.querySelector('base')?.target),
  ).toBe('_blank');
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByText('Welcome text', { exact: true }).last().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
});

test('a hostile mail runs nothing, reaches nothing, and shows as what it is', async () => {
  const { page, send, open } = await openMailboxPage();
  const requested: string[] = [];
  await page.context().route('**/*', (route) => {
    requested.push(route.request().url());
    return route.continue();
  });
  const evil = '<img src=x onerror="parent.owned=1"><script>top.owned=1</script>';
  await send(`${evil} subject`, {
    from: { name: evil, address: 'evil@example.com' },
    html: `${evil}<script>fetch('/messages',{method:'DELETE'})</script>
      <form action="/messages" method="post"><button>Prize</button></form>
      <iframe src="javascript:top.owned=1"></iframe><meta http-equiv="refresh" content="0;url=/owned">
      <svg onload="top.owned=1"></svg><link rel="stylesheet" href="http://evil.example/x.css">`,
    text: evil,
  });
  await open();
  await page.getByRole('link', { name: /subject/ }).click();
  const inside = page.frameLocator('iframe[title="Mail as HTML"]');
  await inside.getByRole('button', { name: 'Prize' }).click();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.locator('pre').getByText(evil).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(`${evil} subject`);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(requested.filter((url) => /owned|evil\.example\/x\.css/.test(url))).toEqual([]);
  await page.getByText('1 mail').waitFor();
});

test('the mailbox page finds mails by words, and shows when none matches', async () => {
  const { page, send, open } = await openMailboxPage();
  await send('Invoice 7');
  await send('Welcome');
  await open();
  await page.getByRole('searchbox').fill('invoice');
  await page.getByRole('link', { name: /Welcome/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('navigation').getByRole('link').count()).toBe(1);
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByText('No mail matches the search.').waitFor();
});

test('the mailbox is emptied after a confirmation', async () => {
  const { page, post, send, open } = await openMailboxPage();
  await send('Old');
  await open();
  await page.getByRole('link', { name: /Old/ }).waitFor();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Empty mailbox' }).click();
  expect(await post.messages()).toHaveLength(1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Empty mailbox' }).click();
  await page.getByText('No mail yet').waitFor();
  expect(await post.messages()).toEqual([]);
});

test('the mailbox page shows when the mailbox does not respond', async () => {
  const { page, post, open } = await openMailboxPage();
  await open();
  await page.getByText('No mail yet').waitFor();
  await post.mailbox.close();
  await page.getByText('The mailbox does not respond.').waitFor();
  await post.restart();
});

test('the mailbox page on a phone shows the list or the mail, and the way back', async () => {
  const { page, send, open } = await openMailboxPage({ viewport: { width: 360, height: 640 } });
  await send('A subject that is long enough to need more than one line on a small screen');
  await open();
  await page.getByRole('link', { name: /A subject/ }).click();
  await page.getByRole('heading', { level: 2 }).waitFor();
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByRole('link', { name: /A subject/ }).waitFor();
});
