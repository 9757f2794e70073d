import { browserForFile } from '@forgeline/emulator-kit/testing/browser';
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  cvcInput,
  eventsOf,
  expiryInput,
  fillFields,
  frame,
  lastChange,
  mountFields,
  numberInput,
  openCheckout,
} from './checkout-page';

const openPage = browserForFile();

async function openFields(fields?: Parameters<typeof mountFields>[1]) {
  const page = await openPage();
  await openCheckout(page);
  await mountFields(page, fields);
  return page;
}

const hasCursor = (input: Locator) =>
  input.evaluate(
    (element) => element.ownerDocument.activeElement === element && element.ownerDocument.hasFocus(),
  );

const poll = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 10_000, interval: 20 });

describe('frames', () => {
  test('are of another origin: the page cannot look inside', async () => {
    const page = await openFields();
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('iframe')].map((each) => each.contentDocument),
    );
    expect(seen.length).toBeGreaterThanOrEqual(4);
    expect(seen.every((inside) => inside === null)).toBe(true);
  });

  test('never send the page a digit of the card', async () => {
    const page = await openFields();
    await page.evaluate(() => {
      const sent: string[] = [];
      Object.assign(window, { sent });
      const original = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function post(...given: never[]) {
        sent.push(JSON.stringify(given));
        return original.apply(this, given as never);
      };
      addEventListener('message', ({ data }) => sent.push(JSON.stringify(data)));
    });
    await fillFields(page, '4000000000009995', '11 / 39', '737');
    await page.getByRole('button', { name: 'Pay' }).focus();
    await poll(async () => (await lastChange(page, 'cardCvc'))?.complete).toBe(true);
    const sent = JSON.stringify([
      await eventsOf(page),
      await page.evaluate(() => (window as unknown as { sent: string[] }).sent),
    ]);
    expect(sent).not.toMatch(/9995|4000|737|\b39\b/);
  });
});

describe('names', () => {
  test('are the page’s labels', async () => {
    const page = await openFields();
    await expect(frame(page, 'cardNumber').getByLabel('Card number', { exact: true }).count()).resolves.toBe(
      1,
    );
    await expect(frame(page, 'cardExpiry').getByLabel('Expiration', { exact: true }).count()).resolves.toBe(
      1,
    );
    await expect(frame(page, 'cardCvc').getByLabel('CVC', { exact: true }).count()).resolves.toBe(1);
  });

  test('are Stripe’s where the page gives none', async () => {
    const page = await openPage();
    await openCheckout(page);
    await page.evaluate(() => {
      for (const label of document.querySelectorAll('label')) label.remove();
    });
    await mountFields(page);
    for (const [type, name, label, autocomplete] of [
      ['cardNumber', 'cardnumber', 'Credit or debit card number', 'cc-number'],
      ['cardExpiry', 'exp-date', 'Credit or debit card expiration date', 'cc-exp'],
      ['cardCvc', 'cvc', 'Credit or debit card CVC/CVV', 'cc-csc'],
    ] as const) {
      const input = frame(page, type).getByLabel(label, { exact: true });
      expect(await input.getAttribute('name')).toBe(name);
      expect(await input.getAttribute('autocomplete')).toBe(autocomplete);
      expect(await input.getAttribute('inputmode')).toBe('numeric');
    }
  });

  test('a press on a label puts the cursor into its field', async () => {
    const page = await openFields();
    await page.getByText('Expiration').click();
    // The page sends the field's frame a message to take the focus, so it comes a moment after the press.
    await poll(() => hasCursor(expiryInput(page))).toBe(true);
    await page.keyboard.type('1140');
    await poll(() => expiryInput(page).inputValue()).toBe('11 / 40');
  });
});

describe('typing', () => {
  test('a number is shown as its brand prints it', async () => {
    const page = await openFields();
    for (const [typed, shown, brand] of [
      ['4242424242424242', '4242 4242 4242 4242', 'visa'],
      ['378282246310005', '3782 822463 10005', 'amex'],
      ['30569309025904', '3056 930902 5904', 'diners'],
      ['5555-5555 5555.4444', '5555 5555 5555 4444', 'mastercard'],
      ['42424242424242429999', '4242 4242 4242 4242', 'visa'],
      ['99', '99', 'unknown'],
    ] as const) {
      await numberInput(page).fill(typed);
      expect(await numberInput(page).inputValue()).toBe(shown);
      await poll(async () => (await lastChange(page, 'cardNumber'))?.brand).toBe(brand);
    }
  });

  test('an expiry is understood in the ways people write it', async () => {
    const page = await openFields();
    for (const [given, shown] of [
      ['1', '1'],
      ['9', '09 / '],
      ['12', '12 / '],
      ['1340', '01 / 34'],
      ['1240', '12 / 40'],
      ['12/40', '12 / 40'],
      ['12/2040', '12 / 40'],
      ['00', '0'],
      ['1/41', '01 / 41'],
    ] as const) {
      await expiryInput(page).fill(given);
      expect(await expiryInput(page).inputValue(), given).toBe(shown);
    }
  });

  test('digits go where the cursor is, and are deleted there, spaces or not', async () => {
    const page = await openFields();
    const input = numberInput(page);
    await input.fill('424242');
    await input.press('Home');
    for (let step = 0; step < 5; step += 1) await input.press('ArrowRight');
    await input.press('Backspace');
    expect(await input.inputValue()).toBe('4244 2');
    await input.press('5');
    expect(await input.inputValue()).toBe('4245 42');
    await expiryInput(page).fill('12');
    await expiryInput(page).press('End');
    await expiryInput(page).press('Backspace');
    expect(await expiryInput(page).inputValue()).toBe('1');
  });

  test('a finished field moves the cursor to the next', async () => {
    const page = await openFields();
    await numberInput(page).focus();
    await page.keyboard.type('4242424242424242');
    await poll(() => hasCursor(expiryInput(page))).toBe(true);
    await page.keyboard.type('1240');
    await poll(() => hasCursor(cvcInput(page))).toBe(true);
    await page.keyboard.type('123');
    await poll(async () => (await lastChange(page, 'cardCvc'))?.complete).toBe(true);
    expect(await numberInput(page).inputValue()).toBe('4242 4242 4242 4242');
    expect(await expiryInput(page).inputValue()).toBe('12 / 40');
  });

  test('an American Express card takes four digits of security code', async () => {
    const page = await openFields();
    await cvcInput(page).fill('1234');
    expect(await cvcInput(page).inputValue()).toBe('123');
    await numberInput(page).fill('378282246310005');
    await poll(async () => (await lastChange(page, 'cardCvc'))?.complete).toBe(false);
    await cvcInput(page).fill('1234');
    await poll(async () => (await lastChange(page, 'cardCvc'))?.complete).toBe(true);
  });
});

describe('mistakes', () => {
  test('of a number and an expiry have Stripe’s messages', async () => {
    const page = await openFields();
    for (const [type, input, text, code, message] of [
      ['cardNumber', numberInput, '4242', 'incomplete_number', 'Your card number is incomplete.'],
      ['cardNumber', numberInput, '4242424242424241', 'invalid_number', 'Your card number is invalid.'],
      ['cardExpiry', expiryInput, '12', 'incomplete_expiry', "Your card's expiration date is incomplete."],
      [
        'cardExpiry',
        expiryInput,
        '12 / 20',
        'invalid_expiry_year_past',
        "Your card's expiration year is in the past.",
      ],
      [
        'cardExpiry',
        expiryInput,
        '12 / 99',
        'invalid_expiry_year',
        "Your card's expiration year is invalid.",
      ],
      ['cardCvc', cvcInput, '12', 'incomplete_cvc', "Your card's security code is incomplete."],
    ] as const) {
      await input(page).fill(text);
      await input(page).blur();
      await poll(async () => (await lastChange(page, type))?.error).toEqual({
        type: 'validation_error',
        code,
        message,
      });
      expect(await input(page).getAttribute('aria-invalid')).toBe('true');
    }
  });

  test('last month is in the past', async () => {
    const page = await openFields();
    await page.clock.setFixedTime(new Date('2031-06-15T12:00:00Z'));
    await expiryInput(page).fill('05 / 31');
    await poll(async () => (await lastChange(page, 'cardExpiry'))?.error?.code).toBe(
      'invalid_expiry_month_past',
    );
    await expiryInput(page).fill('06 / 31');
    await poll(async () => (await lastChange(page, 'cardExpiry'))?.complete).toBe(true);
  });

  test('half-typed input is no mistake until the field is left, and none again while typing goes on', async () => {
    const page = await openFields();
    await numberInput(page).fill('4242');
    expect((await lastChange(page, 'cardNumber'))?.error).toBeUndefined();
    await numberInput(page).blur();
    await poll(async () => (await lastChange(page, 'cardNumber'))?.error?.code).toBe('incomplete_number');
    await numberInput(page).press('5');
    await poll(async () => (await lastChange(page, 'cardNumber'))?.error).toBeUndefined();
  });

  test('leaving an empty field is no mistake', async () => {
    const page = await openFields();
    await numberInput(page).focus();
    await expiryInput(page).focus();
    await poll(async () => (await eventsOf(page)).filter(({ name }) => name === 'blur').length).toBe(1);
    expect(await lastChange(page, 'cardNumber')).toBeUndefined();
  });
});

describe('the container', () => {
  test('has Stripe’s classes for the state of its field', async () => {
    const page = await openFields();
    const classes = () =>
      page.evaluate(() => [...(document.getElementById('number')?.classList ?? [])].sort());
    expect(await classes()).toEqual(['StripeElement', 'StripeElement--empty']);
    await numberInput(page).fill('4242');
    await poll(classes).toEqual(['StripeElement', 'StripeElement--focus']);
    await numberInput(page).blur();
    await poll(classes).toEqual(['StripeElement', 'StripeElement--invalid']);
    await numberInput(page).fill('4242424242424242');
    await poll(classes).toEqual(['StripeElement', 'StripeElement--complete']);
  });

  test('grows with its text, and shows the page’s background', async () => {
    const page = await openFields({
      cardNumber: { style: { base: { fontSize: '32px', lineHeight: '40px' } } },
    });
    await poll(() =>
      page.evaluate(() => document.querySelector<HTMLElement>('#number iframe')?.offsetHeight),
    ).toBe(40);
    const ground = await numberInput(page).evaluate((input) => [
      getComputedStyle(input).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });
});

describe('style', () => {
  test('accepts what Stripe accepts, by state, and follows updates', async () => {
    const style = {
      base: { color: 'rgb(1, 2, 3)', '::placeholder': { color: 'rgb(4, 5, 6)' }, position: 'fixed' },
      invalid: { color: 'rgb(7, 8, 9)' },
    };
    const page = await openFields({ cardNumber: { style } });
    const look = () =>
      numberInput(page).evaluate((input) => [
        getComputedStyle(input).color,
        getComputedStyle(input, '::placeholder').color,
        getComputedStyle(input).position,
      ]);
    expect(await look()).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'static']);
    await numberInput(page).fill('4242424242424241');
    await poll(async () => (await look())[0]).toBe('rgb(7, 8, 9)');
    await page.evaluate(() => {
      const { elements } = window as unknown as {
        elements: { getElement(type: string): { update(o: object): void } };
      };
      elements.getElement('cardNumber').update({ style: { invalid: { color: 'rgb(10, 11, 12)' } } });
    });
    await poll(async () => (await look())[0]).toBe('rgb(10, 11, 12)');
  });

  test('a value never becomes a rule of its own', async () => {
    const evil = 'red; } body { display: none } input {';
    const page = await openFields({ cardNumber: { style: { base: { color: evil } } } });
    expect(await numberInput(page).evaluate(() => getComputedStyle(document.body).display)).toBe('block');
  });
});
