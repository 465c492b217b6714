import { describe, expect, test } from 'vitest';
import { saveJob, uploadVideo, type JobServices, type SavingNotifier, type UploadAnswer } from './save-job';

const file = new File(['x'], 'rundgang.mp4', { type: 'video/mp4' });

/** Runs a saving and writes down, in order, its calls and toasts. */
async function run(jobId: string | undefined, video: File | null, own: Partial<JobServices<string>> = {}) {
  const log: string[] = [];
  const services: JobServices<string> = {
    create: async (body) => {
      log.push(`create ${body}`);
      return '41';
    },
    update: async (id, body) => void log.push(`update ${id} ${body}`),
    upload: async (id, { name }, onSent): Promise<UploadAnswer> => {
      log.push(`upload ${id} ${name}`);
      onSent();
      return { kind: 'stored' };
    },
    ...own,
  };
  const notify: SavingNotifier = {
    begin: (_work, text) => void log.push(text),
    success: (_work, text) => void log.push(text),
    failure: (_work, text) => void log.push(text),
    progress: (percent) => void log.push(`${percent} %`),
  };
  const saved = await saveJob({ jobId, body: 'body', file: video }, services, notify, async (ms) => void log.push(`wait ${ms}`));
  return { log, saved, notify, services };
}

describe('a new job', () => {
  test('JM42 JM60 is created first, then its video goes up with the new id', async () => {
    const { log, saved } = await run(undefined, file);
    expect(log).toEqual([
      'Erstelle neue Stellenanzeige...',
      'create body',
      'Stellenanzeige erfolgreich erstellt',
      '10 %',
      'Lade Video hoch...',
      '20 %',
      'upload 41 rundgang.mp4',
      '80 %',
      '100 %',
      'Video erfolgreich hochgeladen',
    ]);
    expect(saved).toEqual({ kind: 'saved', jobId: '41' });
  });

  test('without a video nothing is uploaded', async () => {
    const { log, saved } = await run(undefined, null);
    expect(log).toEqual(['Erstelle neue Stellenanzeige...', 'create body', 'Stellenanzeige erfolgreich erstellt']);
    expect(saved).toEqual({ kind: 'saved', jobId: '41' });
  });

  test.each([
    ['JM72 the server’s words', new Error('Der Titel ist zu lang.'), 'Der Titel ist zu lang.'],
    ['JM72 no words', new Error(''), 'Fehler beim Erstellen der Stellenanzeige'],
    ['JM71 what is no error', 'unten', 'Ein unbekannter Fehler ist aufgetreten'],
  ])('%s', async (_name, cause, text) => {
    const { log, saved } = await run(undefined, file, { create: () => Promise.reject(cause) });
    expect(saved).toEqual({ kind: 'failed', text });
    expect(log).toEqual(['Erstelle neue Stellenanzeige...', text]);
  });
});

describe('a known job', () => {
  test('JM43 its video follows three seconds after the update', async () => {
    const { log } = await run('7', file);
    const calls = log.filter((line) => /^(update|wait|upload)/.test(line));
    expect(calls).toEqual(['update 7 body', 'wait 3000', 'upload 7 rundgang.mp4']);
  });

  test('without a new video it is only updated', async () => {
    expect((await run('7', null)).log).toEqual(['Wird gespeichert...', 'update 7 body', 'Stellenanzeige erfolgreich aktualisiert']);
  });
});

describe('a video that fails', () => {
  test.each([
    [
      'JM73 a refusal',
      async () => ({ kind: 'refused', status: 500, statusText: 'Internal Server Error' }) as const,
      'Video-Upload fehlgeschlagen: 500 Internal Server Error',
    ],
    ['JM70 an upload that breaks off', () => Promise.reject(new Error('aborted')), 'Fehler beim Video-Upload'],
    ['JM74 no token', async () => ({ kind: 'signed-out' }) as const, 'Nicht authentifiziert'],
  ])('JM69 %s leaves the job saved', async (_name, upload, text) => {
    const { log, saved } = await run(undefined, file, { upload });
    expect(saved).toEqual({ kind: 'video-failed', jobId: '41', text });
    expect(log).toContain('Stellenanzeige erfolgreich erstellt');
    expect(log.at(-1)).toBe(text);
  });

  test('can be sent once more without saving the job again', async () => {
    const { log, notify, services } = await run(undefined, null);
    log.length = 0;
    expect(await uploadVideo(services, '41', file, notify)).toBe('');
    expect(log).toEqual(['Lade Video hoch...', '20 %', 'upload 41 rundgang.mp4', '80 %', '100 %', 'Video erfolgreich hochgeladen']);
  });
});
