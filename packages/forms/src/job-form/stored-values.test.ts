import { expect, it } from 'vitest';
import { jobFormValues, readJobFormValues } from './values';

const draft = jobFormValues('create', { title: 'Schaden', contacts: ['7'], specificInformation: { techStack: 'Go' } });

it('a stored draft of the job form is recognised', () => {
  expect(readJobFormValues(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('a draft of before a field has its first value', () => {
  const known = new Set(['title', 'contacts', 'specificInformation']);
  const old = Object.fromEntries(Object.entries(draft).filter(([name]) => known.has(name)));
  expect(readJobFormValues(old)).toEqual(draft);
});

it.each<[string, unknown]>([
  ['an empty object', {}],
  ['nothing', null],
  ['a text', 'draft'],
  ['a missing field', { ...draft, title: undefined }],
  ['a field of another type', { ...draft, isActive: 'yes' }],
  ['an unknown template', { ...draft, templateType: 'template9' }],
  ['an unknown profile type', { ...draft, jobProfileType: 'SAILOR' }],
  ['an unknown unit of pay', { ...draft, payUnit: 'MOON' }],
  ['contacts that are no ids', { ...draft, contacts: [7] }],
  ['contacts of which one is no id', { ...draft, contacts: ['7', 8] }],
  ['facts of which one is no text', { ...draft, specificInformation: { techStack: 'Go', tools: 1 } }],
  ['contacts that are no list', { ...draft, contacts: { 0: 'a' } }],
  ['facts that are no texts', { ...draft, specificInformation: { techStack: 1 } }],
  ['facts that are missing', { ...draft, specificInformation: null }],
])('%s is no draft of the job form', (_what, value) => {
  expect(readJobFormValues(value)).toBeNull();
});
