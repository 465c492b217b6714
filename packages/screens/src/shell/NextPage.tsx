import { shellTexts } from '../i18n/shell.de';

/**
 * Progress bar at the top of the window: the requested page is loading, while the previous one
 * stays.
 */
export function NextPage() {
  // Not `<progress>`: how far a script has come is not known, and its parts cannot be rendered alike in all browsers.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div role="progressbar" aria-label={shellTexts.nextPage} className="sw-next-page" />;
}
