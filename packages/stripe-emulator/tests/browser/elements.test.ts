import { browserForFile } from '@forgeline/emulator-kit/testing/browser';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventsOf, lastChange, mountFields, numberInput, openCheckout } from './checkout-page';

const openPage = browserForFile();
const poll = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 10_000, interval: 20 });

async function openFields(fields?: Parameters<typeof mountFields>[1]) {
  const page = await openPage();
  await openCheckout(page);
  await mountFields(page, fields);
  return page;
}

function run<T = unknown>(page: Page, code: string): Promise<T> {
  return page.evaluate(`(async () => { ${code} })()`) as Promise<T>;
}

test('focus, blur and clear do what they say', async () => {
  const page = await openFields();
  await run(page, "elements.getElement('cardNumber').focus()");
  await poll(async () => (await eventsOf(page)).at(-1)?.name).toBe('focus');
  await page.keyboard.type('4242');
  await poll(() => numberInput(page).inputValue()).toBe('4242');
  await run(page, "elements.getElement('cardNumber').blur()");
  await poll(async () => (await eventsOf(page)).some(({ name }) => name === 'blur')).toBe(true);
  await run(page, "elements.getElement('cardNumber').clear()");
  await poll(() => numberInput(page).inputValue()).toBe('');
  expect(await lastChange(page, 'cardNumber')).toMatchObject({ empty: true, complete: false });
});

test('a disabled field accepts nothing until it is enabled again', async () => {
  const page = await openFields({ cardNumber: { disabled: true } });
  expect(await numberInput(page).isDisabled()).toBe(true);
  await run(page, "elements.getElement('cardNumber').update({ disabled: false })");
  await poll(() => numberInput(page).isEnabled()).toBe(true);
});

test('Escape is an event, and Enter submits the form around the field', async () => {
  const page = await openFields();
  await run(page, "form.onsubmit = (event) => { event.preventDefault(); events.push({ name: 'submit' }); }");
  await numberInput(page).press('Escape');
  await numberInput(page).press('Enter');
  await poll(async () => (await eventsOf(page)).map(({ name }) => name)).toEqual([
    'focus',
    'escape',
    'submit',
  ]);
  await run(page, "form.querySelector('button').disabled = true");
  await numberInput(page).press('Enter');
  await numberInput(page).press('Escape');
  await poll(async () => (await eventsOf(page)).map(({ name }) => name)).toEqual([
    'focus',
    'escape',
    'submit',
    'escape',
  ]);
});

test('an Element can leave the page and come back, empty', async () => {
  const page = await openFields();
  await numberInput(page).fill('4242');
  await run(page, "elements.getElement('cardNumber').unmount()");
  expect(await page.locator('#number iframe').count()).toBe(0);
  expect(await page.locator('#number').getAttribute('class')).toBe('');
  await run(
    page,
    "const it = elements.getElement('cardNumber'); const ready = new Promise((done) => it.once('ready', done)); it.mount('#number'); await ready;",
  );
  expect(await numberInput(page).inputValue()).toBe('');
});

test('a destroyed one is gone for good, and makes room for another', async () => {
  const page = await openFields();
  const response = await run(
    page,
    `const old = elements.getElement('cardNumber');
     old.destroy();
     let problem = '';
     try { old.mount('#number'); } catch (error) { problem = error.name + ': ' + error.message; }
     const fresh = elements.create('cardNumber');
     return [problem, elements.getElement('cardNumber') === fresh, elements.getElement({ __elementType: 'cardNumber' }) === fresh];`,
  );
  expect(response).toEqual([
    expect.stringMatching(/^IntegrationError: This Element has already been destroyed/),
    true,
    true,
  ]);
});

test('listeners can be taken off again', async () => {
  const page = await openFields({ cardNumber: {} });
  await run(
    page,
    `const element = elements.getElement('cardNumber');
     window.counts = { always: 0, once: 0, off: 0 };
     const gone = () => { counts.off += 1; };
     element.on('change', gone); element.off('change', gone);
     element.on('change', () => { counts.always += 1; });
     element.once('change', () => { counts.once += 1; });`,
  );
  await numberInput(page).pressSequentially('424');
  await poll(() => run(page, 'return counts')).toEqual({ always: 3, once: 1, off: 0 });
});

test('a mistake of the page throws an IntegrationError', async () => {
  const page = await openFields();
  for (const [code, message] of [
    ["elements.create('iban')", /no Element of type "iban"/],
    ["elements.create('cardNumber')", /^Can only create one Element of type cardNumber/],
    ["elements.getElement('cardNumber').mount('#nowhere')", /selector you specified \(#nowhere\)/],
    ["elements.getElement('cardNumber').on('change')", /handler a function/],
    ['Stripe()', /apiKey should be a string/],
    ["Stripe('sk_test_demo')", /should not use your secret key/],
    ['stripe.confirmPayment({})', /does not support stripe\.confirmPayment\(\)/],
    ['stripe.createToken()', /does not support stripe\.createToken\(\)/],
    ["elements.create('card')", /no Element of type "card"/],
  ] as const) {
    const error = await run<{ name: string; message: string }>(
      page,
      `try { ${code}; } catch ({ name, message }) { return { name, message }; }`,
    );
    expect(error, code).toMatchObject({ name: 'IntegrationError', message: expect.stringMatching(message) });
  }
});

test('the script has what the React bindings need', async () => {
  const page = await openFields();
  const kinds = await run(
    page,
    `stripe._registerWrapper({ name: 'react-stripe-js', version: '7' });
     stripe.registerAppInfo({ name: 'shop' });
     return ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment', '_registerWrapper'].map((name) => typeof stripe[name] + (name in stripe));`,
  );
  expect(kinds).toEqual(Array(5).fill('functiontrue'));
});
