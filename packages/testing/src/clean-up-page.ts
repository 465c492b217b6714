import { afterEach } from 'vitest';

const address = location.href;

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

// The files of a worker share a page, too: each test begins with an empty one.
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  removeAttributes(document.documentElement);
  removeAttributes(document.body);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
});
