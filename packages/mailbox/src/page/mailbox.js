// The mailbox page: the list on the left, the mail of the address's #id on the right. Texts only ever enter the page
// as text; a mail's HTML is shown by the sandboxed frame.

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const list = byId('list');
const search = /** @type {HTMLInputElement} */ (byId('search'));
const frame = /** @type {HTMLIFrameElement} */ (byId('html'));
const fullFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** In the list, a mail of today shows its time, an older one its day. */
function shortDate(date) {
  return dayFormat.format(date) === dayFormat.format(new Date())
    ? timeFormat.format(date)
    : dayFormat.format(date);
}

let messages = [];
let shownId;
let tab = 'html';

function matchesSearch({ subject, from, to, text }) {
  const query = search.value.trim().toLowerCase();
  return query === '' || [subject, from, ...to, text].join('\n').toLowerCase().includes(query);
}

function makeRow(message) {
  const row = document.createElement('li');
  row.dataset.id = message.id;
  const link = document.createElement('a');
  link.href = `#${message.id}`;
  for (const [name, text] of [
    ['subject', message.subject || '(no subject)'],
    ['to', `To ${message.to.join(', ')}`],
    ['preview', message.text.slice(0, 140).replaceAll(/\s+/g, ' ')],
  ]) {
    const part = document.createElement('span');
    part.className = name;
    part.textContent = text;
    link.append(part);
  }
  const time = document.createElement('time');
  time.dateTime = message.date;
  time.textContent = shortDate(new Date(message.date));
  link.append(time);
  row.append(link);
  return row;
}

/** Rows that stay are left in place, so that nothing flickers and the focus stays where it is. */
function showList() {
  const shown = messages.filter(matchesSearch);
  const rows = new Map([...list.children].map((row) => [row.dataset.id, row]));
  let place = list.firstElementChild;
  for (const message of shown) {
    const row = rows.get(message.id) ?? makeRow(message);
    rows.delete(message.id);
    if (row === place) place = place.nextElementSibling;
    else list.insertBefore(row, place);
    const link = row.firstElementChild;
    if (message.id === shownId) link?.setAttribute('aria-current', 'true');
    else link?.removeAttribute('aria-current');
  }
  for (const row of rows.values()) row.remove();
  byId('count').textContent = `${messages.length} ${messages.length === 1 ? 'mail' : 'mails'}`;
  const nothing = byId('nothing');
  nothing.hidden = shown.length > 0;
  nothing.textContent =
    messages.length === 0 ? 'No mail yet. It appears here by itself.' : 'No mail matches the search.';
}

function showMessage() {
  const message = messages.find(({ id }) => id === location.hash.slice(1));
  byId('reader').hidden = !message;
  byId('choose').hidden = Boolean(message) || messages.length === 0;
  document.body.classList.toggle('reading', Boolean(message));
  document.title = message ? `${message.subject} – Mailbox` : 'Mailbox';
  if (message && message.id !== shownId) {
    byId('subject').textContent = message.subject || '(no subject)';
    byId('from').textContent = message.from;
    byId('to').textContent = message.to.join(', ');
    const time = /** @type {HTMLTimeElement} */ (byId('date'));
    time.dateTime = message.date;
    time.textContent = fullFormat.format(new Date(message.date));
    byId('text').textContent = message.text || '(no text part)';
    frame.src = `/messages/${message.id}/html`;
    byId('tab-html').hidden = message.html === '';
    showTab(message.html === '' ? 'text' : tab);
  }
  shownId = message?.id;
}

function showTab(name) {
  for (const each of ['html', 'text']) {
    const chosen = each === name;
    byId(`tab-${each}`).setAttribute('aria-selected', String(chosen));
    byId(`tab-${each}`).tabIndex = chosen ? 0 : -1;
    byId(`panel-${each}`).hidden = !chosen;
  }
}

async function refresh() {
  const response = await fetch('/messages');
  if (!response.ok) throw new Error(`The mailbox responded with ${response.status}.`);
  messages = await response.json();
  showMessage();
  showList();
}

async function refreshOrSay() {
  try {
    await refresh();
  } catch {
    byId('count').textContent = 'The mailbox does not respond.';
  }
}

for (const name of ['html', 'text']) {
  byId(`tab-${name}`).addEventListener('click', () => {
    tab = name;
    showTab(name);
  });
  byId(`tab-${name}`).addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = name === 'html' ? 'text' : 'html';
    if (byId(`tab-${other}`).hidden) return;
    showTab(other);
    byId(`tab-${other}`).focus();
  });
}
byId('back').addEventListener('click', () => {
  location.hash = '';
});
byId('empty').addEventListener('click', async () => {
  if (messages.length === 0 || !confirm('Delete every mail?')) return;
  await fetch('/messages', { method: 'DELETE' });
  await refreshOrSay();
});
search.addEventListener('input', showList);
addEventListener('hashchange', () => {
  showMessage();
  showList();
});

const changes = new EventSource('/changes');
changes.addEventListener('message', refreshOrSay);
// Also on the first connection: mails that arrived while the page was loading or the connection was down are fetched
// then.
changes.addEventListener('open', refreshOrSay);
changes.addEventListener('error', () => {
  byId('count').textContent = 'The mailbox does not respond.';
});
