import { flushSync } from 'react-dom';

const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]';

/** The first field of a form that is marked as wrong, or what takes the focus in it. */
export function firstWrongField(form: Element): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong === null || wrong.matches(CONTROL) ? wrong : wrong.querySelector<HTMLElement>(CONTROL);
}

/**
 * Refuses what a form would send: its messages appear, and the first wrong field takes the focus, so that one hears what is wrong.
 * @param show Makes the messages appear.
 * @example
 * if (wrong) return refuseForm(event.currentTarget, () => setChecked(true));
 */
export function refuseForm(form: Element, show: () => void): void {
  flushSync(show);
  firstWrongField(form)?.focus();
}
