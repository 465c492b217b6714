import { sourceOf } from './hashes.ts';

/**
 * Queues clicks before hydration, as on a slow connection: otherwise nothing would happen, or the browser would post the form to the
 * page itself and lose the input. The button is shown as busy at once. A part of the page that is not hydrated yet is marked
 * `data-queue-clicks`, and replays its clicks afterwards (packages/screens, `shell/early-clicks.ts`). Forms and popovers that work
 * without JavaScript are left to the browser (decision 0070). Enter in a field clicks the form's button, too.
 */
const SCRIPT = [
  "addEventListener('click',function(e){",
  "var b=e.target.closest('button'),f=b&&b.type==='submit'&&b.form;",
  "if(!b||b.popoverTargetElement||!b.closest('[data-queue-clicks]')||f&&(f.getAttribute('method')!=='post'||f.hasAttribute('action')))return;",
  'e.preventDefault();e.stopPropagation();',
  "b.dataset.queuedClick='';b.setAttribute('aria-busy','true')",
  '},true)',
].join('');

/** The script tag for a page, placed before everything clickable. */
export const clickQueueTag = `<script>${SCRIPT}</script>`;

/** The only inline script that the content security policy allows, by its hash (decision 0039). */
export const CLICK_QUEUE_SOURCE = sourceOf(SCRIPT);
