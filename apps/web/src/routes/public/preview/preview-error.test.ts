import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/api-error';
import { previewFailure, previewTexts } from './preview-error';

const text = (error: ApiError): string => previewTexts[previewFailure(error)];

describe('previewFailure', () => {
  it.each(['offline', 'network', 'timeout'] as const)('PJ57 tells a broken connection (%s)', (kind) => {
    expect(text(new ApiError(kind, ''))).toBe('Verbindungsfehler: Die Vorschau konnte nicht geladen werden.');
  });

  it.each(['html', 'json', 'empty'] as const)('PJ58 tells an answer that is no posting (%s)', (kind) => {
    expect(text(new ApiError(kind, '', { status: 200 }))).toBe('Die Vorschau enthält ungültige Daten.');
  });

  it.each([401, 403])('PJ59 asks for a new login or the support at %i', (status) => {
    expect(text(new ApiError('http', '', { status }))).toMatch(
      /nicht berechtigt.*melden Sie sich erneut an oder kontaktieren Sie den Support/,
    );
  });

  it('PJ60 names both reasons of a missing posting', () => {
    expect(text(new ApiError('http', '', { status: 404 }))).toMatch(/gelöscht oder noch nicht veröffentlicht/);
  });

  it('leaves a broken server what it is', () => {
    expect(previewFailure(new ApiError('http', '', { status: 502 }))).toBe('failed');
  });
});
