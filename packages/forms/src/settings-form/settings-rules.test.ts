import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../shared/field-errors';
import { isContactEmail, settingsSchema } from './settings';

const values = {
  emailNotificationsEnabled: true,
  applicationNotificationsEnabled: false,
  profileVisibility: 'public',
  contactEmail: '',
  language: 'de',
  theme: 'system',
};

it.each(['', ' ', ' ada@post.example ', 'ada@post.example'])('CS05 settings with the contact address "%s" are right', (contactEmail) => {
  expect(fieldErrorsOf(settingsSchema, { ...values, contactEmail })).toEqual({});
});

it.each([
  ['contactEmail', 'ada@post'],
  ['contactEmail', `${'a'.repeat(250)}@post.example`],
  ['profileVisibility', 'secret'],
  ['language', 'en'],
  ['theme', 'blue'],
  ['emailNotificationsEnabled', 'yes'],
])('CS05 settings with the %s "%s" are refused', (name, value) => {
  expect(Object.keys(fieldErrorsOf(settingsSchema, { ...values, [name]: value }))).toEqual([name]);
});

it.each(['x ada@post.example', 'ada@post.example x', 'a@b@c.example', 'ada@ post.example', '@post.example', 'ada@.', 'ada@post.'])(
  '"%s" is no contact address',
  (value) => {
    expect(isContactEmail(value)).toBe(false);
  },
);
