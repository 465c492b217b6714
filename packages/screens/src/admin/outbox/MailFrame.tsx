/**
 * The page of a mail as this page may show it: its styles are in a sheet as well as in the elements, and only the sheet is let through,
 * by the nonce of this page (decision 0039). Its links lead nowhere: their ends are not shown, and one that is pressed would put a page of
 * the browser in the place of the mail.
 */
const shown = (html: string, nonce: string | undefined): string =>
  html
    .replaceAll(/ (?:style|href)="[^"]*"/g, '')
    // A mail carries the platform's sign with it; here it is that of the page.
    .replaceAll(/ src="cid:[^"]*"/g, ' src="/apple-touch-icon.png"')
    .replace('<style>', nonce === undefined ? '<style>' : `<style nonce="${nonce}">`);

/** The HTML of a mail in a frame of its own, in which nothing runs and nothing leads anywhere. */
export function MailFrame({ title, html, nonce }: { readonly title: string; readonly html: string; readonly nonce: string | undefined }) {
  return (
    <iframe
      title={title}
      sandbox=""
      srcDoc={shown(html, nonce)}
      className="sw:block sw:h-120 sw:w-full sw:border sw:border-line sw:bg-surface"
    />
  );
}
