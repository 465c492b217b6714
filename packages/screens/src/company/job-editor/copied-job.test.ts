import { expect, it } from 'vitest';
import { copiedJob } from './copied-job';

const now = new Date('2026-11-23T12:00:00Z');
const values = { title: 'Aktuarin', contacts: ['7'], templateType: 'template3', closesOn: '2026-11-23', isActive: false } as const;

it('takes over what can be typed, and is public', () => {
  const known = { ...values, contacts: [...values.contacts] };
  expect(copiedJob(known, now)).toEqual({ ...known, isActive: true });
});

it('leaves out a day that has passed, and shows the design that visitors see', () => {
  expect(copiedJob({ title: 'Aktuarin', closesOn: '2026-11-22' }, now)).toEqual({
    title: 'Aktuarin',
    closesOn: '',
    templateType: 'template2',
    isActive: true,
  });
});
