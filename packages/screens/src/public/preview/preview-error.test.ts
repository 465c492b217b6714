import { ApiError, toApiError } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { previewFailure, previewFailures } from './preview-error';

const text = (error: ApiError): string => previewFailures[previewFailure(error)];

describe('previewFailure', () => {
  it.each(['offline', 'network', 'timeout'] as const)('PJ57 tells a broken connection (%s)', (kind) => {
    expect(text(new ApiError(kind, ''))).toBe('Verbindungsfehler: Die Vorschau konnte nicht geladen werden.');
  });

  it.each(['html', 'json', 'empty'] as const)('PJ58 tells an answer that is no job (%s)', (kind) => {
    expect(text(new ApiError(kind, '', { status: 200 }))).toBe('Die Vorschau enthält ungültige Daten.');
  });

  it.each([401, 403])('PJ59 asks for a new login or the support at %i', (status) => {
    expect(text(new ApiError('http', '', { status }))).toBe(
      'Sie sind nicht berechtigt, diese Vorschau anzusehen. Bitte melden Sie sich erneut an oder kontaktieren Sie den Support.',
    );
  });

  it('PJ60 names both reasons of a missing job', () => {
    expect(text(new ApiError('http', '', { status: 404 }))).toBe(
      'Die Stellenanzeige wurde nicht gefunden. Sie wurde möglicherweise gelöscht oder noch nicht veröffentlicht.',
    );
  });

  it('tells of no invalid data where there was no answer to read', () => {
    expect(previewFailure(new ApiError('http', '', { status: 502 }))).toBe('failed');
    expect(previewFailure(toApiError(new Error('kaputt')))).toBe('failed');
  });
});
