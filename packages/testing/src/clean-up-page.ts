import { afterEach } from 'vitest';

const address = location.href;

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

// The test files of a worker share one page, so each test starts with an empty one.
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  removeAttributes(document.documentElement);
  removeAttributes(document.body);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
});
