import { beforeEach, expect, test, vi } from 'vitest';
import { newsletterErrors, resetLater, toggleType, toSignup } from './newsletter';

beforeEach(() => {
  vi.useFakeTimers();
});

test('NL05 a message goes after 3000 ms, not before, and not at all when it was stopped', () => {
  const reset = vi.fn();
  const stopped = vi.fn();
  resetLater(reset);
  resetLater(stopped)();
  vi.advanceTimersByTime(2999);
  expect(reset).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reset).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(stopped).not.toHaveBeenCalled();
});

test('NL03 types travel comma-joined in the order of the list', () => {
  const types = toggleType(toggleType([], 'CANDIDATE'), 'RECRUITER');
  expect(toSignup({ email: ' du@post.example ', types, terms: true })).toEqual({
    email: 'du@post.example',
    type: 'RECRUITER,CANDIDATE',
    terms: true,
  });
  expect(toggleType(types, 'RECRUITER')).toEqual(['CANDIDATE']);
});

test.each(['', 'du', 'du@post', 'du @post.example'])('the address "%s" is asked for again', (email) => {
  expect(newsletterErrors({ email, types: ['CANDIDATE'], terms: true })).toEqual({
    email: 'Bitte gib deine E-Mail-Adresse ein.',
    types: '',
    terms: '',
  });
});
