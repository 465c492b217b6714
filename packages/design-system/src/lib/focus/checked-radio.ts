const CONTROL = 'a[href], button, select, textarea, input:not([type="hidden"]), [tabindex]:not([tabindex="-1"])';

const isRadio = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio';

/**
 * Where a region starts with a group of radio buttons, its checked one, which is the group's only stop on the way by Tab.
 * @returns null where it starts otherwise, or where none of the group is checked
 */
export function checkedRadioAtStart(region: HTMLElement): HTMLInputElement | null {
  const first = region.querySelector(CONTROL);
  if (!isRadio(first)) return null;
  return [...region.querySelectorAll('input')].find((input) => isRadio(input) && input.name === first.name && input.checked) ?? null;
}
