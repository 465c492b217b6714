import { expect, it } from 'vitest';
import { documentKindOf } from '../index';

it.each([
  ['resume', 'resume'],
  ['resumeFile', 'resume'],
  ['cv', 'resume'],
  ['coverLetter', 'coverLetter'],
  ['coverLetterFile', 'coverLetter'],
  ['additionalDocuments', 'additional'],
  ['additionalDocuments[]', 'additional'],
  ['additional', 'additional'],
  ['video', 'video'],
  ['videoFile', 'video'],
  ['', null],
  ['avatar', null],
  ['constructor', null],
  ['__proto__', null],
])('AF51 the field "%s" takes files of the kind %s', (field, kind) => {
  expect(documentKindOf(field)).toBe(kind);
});
