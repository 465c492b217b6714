import { namesPayRange, payRangeText, type Job } from '@stellwerk/domain';
import { bindSums } from './bind';

/**
 * The pay of a job (O67): the free text, the range unless the text contains it, and the structure.
 */
export function payLines(job: Pick<Job, 'salary' | 'payRange' | 'remunerationStructure'>): readonly string[] {
  const { salary, payRange, remunerationStructure } = job;
  return [salary, payRange === null || namesPayRange(salary, payRange) ? '' : payRangeText(payRange), remunerationStructure]
    .filter((line) => line !== '')
    .map(bindSums);
}
