import { expect, it } from 'vitest';
import { applicationSlot } from './slots.ts';

const MB = 1024 * 1024;

it.each([
  ['resume', ['resume', 'resumeFile', 'cv'], { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * MB }, several: false }],
  [
    'coverLetter',
    ['coverLetter', 'coverLetterFile'],
    { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * MB }, several: false },
  ],
  [
    'additional',
    ['additional', 'additionalDocuments', 'additionalDocuments[]'],
    { extensions: ['.pdf', '.doc', '.docx', '.zip'], limits: { default: 10 * MB, '.zip': 25 * MB }, several: true },
  ],
  ['video', ['video', 'videoFile'], { extensions: ['.mp4', '.mov', '.avi'], limits: { default: 100 * MB }, several: false }],
] as const)('AF51 O18 the slot %s is found under %j', (name, fields, rules) => {
  const field = name === 'additional' ? 'additionalDocuments' : name;
  for (const given of fields) expect(applicationSlot(given)).toEqual({ name, field, ...rules });
});

it.each(['', 'avatar', 'Resume', 'constructor'])('the field "%s" takes no file', (field) => {
  expect(applicationSlot(field)).toBeNull();
});
