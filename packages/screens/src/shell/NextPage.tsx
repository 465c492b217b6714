import { shellTexts } from '../i18n/shell.de';

/** Says at the top of the window that the page which was asked for is on its way, while the one before stays. */
export function NextPage() {
  // Not `<progress>`: how far a script has come is not known, and its parts cannot be rendered alike in all browsers.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="progressbar" aria-label={shellTexts.nextPage} className="sw-next-page" />;
}
