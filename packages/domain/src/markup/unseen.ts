/** Styles of what nobody sees, and of what Word keeps beside a text: comments and what was struck out of it. */
const UNSEEN = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*(?:all|screen)|mso-element\s*:\s*comment)/i;
/** Classes that Word gives to comments, their marks and what was struck out. */
const UNSEEN_CLASS = /(?:^|\s)(?:mso(?:comment\S*|com(?:txt|off|anchor)|del))(?:\s|$)/i;

/** Whether an element holds what its author does not see, or has struck out: nothing of it becomes public. */
export const isUnseen = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  tag === 'del' || 'hidden' in attributes || UNSEEN.test(attributes.style ?? '') || UNSEEN_CLASS.test(attributes.class ?? '');

const STRUCK = new Set(['s', 'strike', 'del']);
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;

/** Whether an element is struck out: of a text that is taken from elsewhere its author wants the rest. */
export const isStruck = (tag: string, { style = '' }: Readonly<Record<string, string>>): boolean =>
  STRUCK.has(tag) || STRUCK_STYLE.test(style);
