import { asObject, firstText, toNumber, type WireObject } from '../../wire/loose';
import { DEFAULT_JOB_TEMPLATE, JOB_TEMPLATE_IDS, JOB_TEMPLATES, type JobTemplate } from '../codes';

/** Yearly or other pay in euros; either end may be open. */
export interface PayRange {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly unit: string;
}

/** Reads a pay range. @returns null when both ends are open */
export function readPayRange(value: unknown): PayRange | null {
  const range = asObject(value);
  const min = toNumber(range.min);
  const max = toNumber(range.max);
  if (min === null && max === null) return null;
  return { min, max, currency: firstText(range.currency) || 'EUR', unit: firstText(range.unit) || 'YEAR' };
}

/** Design of a job, by its id or its name; else the default (PJ08, EN26). */
export function readTemplate(job: WireObject): JobTemplate {
  const id = firstText(asObject(job.template).id);
  const known = JOB_TEMPLATES.find((name) => (id === '' ? name === job.templateType : id === String(JOB_TEMPLATE_IDS[name])));
  return known ?? DEFAULT_JOB_TEMPLATE;
}
