import { flushSync } from 'react-dom';

const CONTROL = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]';

/** The first invalid field of a form, or its focusable descendant. */
export function firstWrongField(form: Element): HTMLElement | null {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong === null || wrong.matches(CONTROL) ? wrong : wrong.querySelector<HTMLElement>(CONTROL);
}

/**
 * Rejects a form submission: shows the errors and focuses the first invalid field, so that screen
 * readers announce its error.
 * @param show Shows the error messages.
 * @example
 * if (wrong) return refuseForm(event.currentTarget, () => setChecked(true));
 */
export function refuseForm(form: Element, show: () => void): void {
  flushSync(show);
  firstWrongField(form)?.focus();
}
