const CONTROL = 'a[href], button, select, textarea, input:not([type="hidden"]), [tabindex]:not([tabindex="-1"])';

const isRadio = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio';

/**
 * The checked button of a radio group at the start of a region, because it is the group's only tab
 * stop.
 * @returns null if it starts with another element, or if no button of the group is checked
 */
export function checkedRadioAtStart(region: HTMLElement): HTMLInputElement | null {
  const first = region.querySelector(CONTROL);
  if (!isRadio(first)) return null;
  return [...region.querySelectorAll('input')].find((input) => isRadio(input) && input.name === first.name && input.checked) ?? null;
}
