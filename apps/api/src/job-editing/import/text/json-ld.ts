import { Parser } from 'htmlparser2';
import { findJobs } from '../read/find-jobs.ts';
import { isJobPosting } from '../parse/job.ts';
import { objectOf, type Raw } from '../parse/values.ts';

/** The structured data of a saved page, one text per script. */
function scriptsOf(html: string): readonly string[] {
  const scripts: string[] = [];
  let open = false;
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      open = name === 'script' && type.trim().toLowerCase() === 'application/ld+json';
      if (open) scripts.push('');
    },
    ontext(text) {
      if (open) scripts.push((scripts.pop() ?? '') + text);
    },
    onclosetag() {
      open = false;
    },
  });
  parser.end(html);
  return scripts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page with an invalid script still has its text.
    return null;
  }
}

/** The job that a saved page describes for search engines; null for none or several. */
export function jobPostingIn(html: string): Raw | null {
  if (!/ld\+json/i.test(html)) return null;
  const jobs = scriptsOf(html)
    .flatMap((script) => findJobs(parsed(script)))
    .map(objectOf)
    .filter((raw) => raw !== null)
    .filter(isJobPosting);
  const [only, second] = jobs;
  return only !== undefined && second === undefined ? only : null;
}
