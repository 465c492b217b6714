import { createHash } from 'node:crypto';

/**
 * Keeps a press that comes before the page's own code, as on a slow line: nothing would happen, or the browser would send the form to
 * the page itself and lose what was typed. Who has pressed sees it at once. A part of the page that cannot hear yet is marked `data-deaf`,
 * and makes up for its presses as soon as it can (packages/screens, `shell/early-press.ts`). A form that the browser may send by itself
 * goes its way, and so does a menu that it opens by itself (decision 0070). Enter in a field presses the form's button, too.
 */
const SCRIPT = [
  "addEventListener('click',function(e){",
  "var b=e.target.closest('button'),f=b&&b.type==='submit'&&b.form;",
  "if(!b||b.popoverTargetElement||!b.closest('[data-deaf]')||f&&(f.getAttribute('method')!=='post'||f.hasAttribute('action')))return;",
  'e.preventDefault();e.stopPropagation();',
  "b.dataset.pressed='';b.setAttribute('aria-busy','true')",
  '},true)',
].join('');

/** The tag that puts it into a page, before everything that could be pressed. */
export const earlyPressTag = `<script>${SCRIPT}</script>`;

/** The only inline script that the content security policy lets run, by its text (decision 0039). */
export const EARLY_PRESS_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
