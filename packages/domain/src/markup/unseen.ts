/** Styles of hidden content, and of Word's comments and deleted text. */
const UNSEEN = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*(?:all|screen)|mso-element\s*:\s*comment)/i;
/** Word's classes for comments, their marks and deleted text. */
const UNSEEN_CLASS = /(?:^|\s)(?:mso(?:comment\S*|com(?:txt|off|anchor)|del))(?:\s|$)/i;

/** Whether an element contains hidden or deleted text, which must not become public. */
export const isUnseen = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  tag === 'del' || 'hidden' in attributes || UNSEEN.test(attributes.style ?? '') || UNSEEN_CLASS.test(attributes.class ?? '');

const STRUCK = new Set(['s', 'strike', 'del']);
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;

/** Whether an element is struck out: of pasted text only the rest is wanted. */
export const isStruck = (tag: string, { style = '' }: Readonly<Record<string, string>>): boolean =>
  STRUCK.has(tag) || STRUCK_STYLE.test(style);
