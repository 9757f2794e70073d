/**
 * The card fields of one form live in frames of one origin, which is how they find each other and how the controller
 * reads them; the page around them, of another origin, cannot.
 *
 * @typedef {{
 *   group: string,
 *   type: string,
 *   focus: () => void,
 *   brand: () => string,
 *   brandChanged: () => void,
 *   check: () => { type: string, code: string, message: string } | null,
 *   read: () => Record<string, string>,
 * }} CardField
 */

const ORDER = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** @param {CardField} field */
export function shareField(field) {
  /** @type {any} */ (window).emulatorCardField = field;
}

/** The shared fields of a group, in the order of a card. @param {string} group @returns {CardField[]} */
export function fieldsOf(group) {
  const fields = [];
  for (let index = 0; index < parent.length; index += 1) {
    const field = fieldIn(/** @type {any} */ (parent)[index]);
    if (field?.group === group) fields.push(field);
  }
  return fields.sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

/** @param {any} frame @returns {CardField | undefined} */
function fieldIn(frame) {
  try {
    return frame.emulatorCardField;
  } catch {
    // Another site's frame in the same page.
    return undefined;
  }
}
