import { forgetFailed, loadOnce } from '@stellwerk/design-system/part';

/** Adds a style sheet to the page, unless the server's page contains it, linked or inlined. A failed one is removed again. */
const loadSheet = loadOnce(
  (path: string) =>
    new Promise<void>((resolve, reject) => {
      if (document.querySelector(`link[href="${path}"], style[data-sheet="${path}"]`) !== null) return resolve();
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = path;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`${path} was not loaded.`));
      });
      document.head.append(link);
    }),
);

/** A new request for the part loads its style sheet again, too. */
const again = (error: unknown): never => {
  forgetFailed(error);
  throw error;
};

/**
 * Loads a part of the app with its style sheets. The build writes it around each `import()` in place of Vite's own, which would load
 * a style sheet again that the server has written into the page (decision 0004).
 * @param sheets paths below the root, such as 'assets/members.css'
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, sheets: readonly string[] = []): Promise<Part> {
  const [part] = await Promise.all([load(), ...sheets.map((path) => loadSheet(`/${path}`).promise.catch(again))]);
  return part;
}
