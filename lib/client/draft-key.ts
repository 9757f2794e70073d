/** The key of a form's draft in session storage; see form-draft.ts. */
export function draftKey(form: string): string {
  return `forgeline-draft:${form}`;
}
