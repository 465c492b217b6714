import type { ApplicationDraft, ApplicationFiles } from './values';
import { JobSummary } from './JobSummary';

/** A file of a given size for stories; its content is never read. */
/** The first bytes of each file type. */
const STARTS: Readonly<Record<string, Uint8Array>> = {
  pdf: Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d),
  doc: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  docx: Uint8Array.of(0x50, 0x4b, 3, 4),
  zip: Uint8Array.of(0x50, 0x4b, 3, 4),
  mp4: Uint8Array.of(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70),
  mov: Uint8Array.of(0, 0, 0, 0x18, 0x6d, 0x6f, 0x6f, 0x76),
  avi: Uint8Array.of(0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x41, 0x56, 0x49, 0x20),
};

/** A file whose first bytes match its extension. @param size in bytes */
export function storyFile(name: string, size = 1_258_291): File {
  const bytes = new Uint8Array(size);
  bytes.set(STARTS[name.split('.').at(-1) ?? ''] ?? []);
  return new File([bytes], name);
}

export const annika: Partial<ApplicationDraft> = {
  firstName: 'Annika',
  lastName: 'Brandt',
  email: 'annika.brandt@post.example',
  phone: '040 5550 1482',
  message:
    'Seit sechs Jahren plane ich Signalanlagen für den Regionalverkehr. An Ihrer Stelle reizt mich der Umbau der Strecke nach Cuxhaven.',
};

export const resume: Partial<ApplicationFiles> = { resume: storyFile('Lebenslauf_Annika_Brandt.pdf') };

export const signalJob = (
  <JobSummary
    title="Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)"
    company="Nordbahn Signaltechnik GmbH"
    location="Hamburg"
    employment="Vollzeit"
    workingModel="Hybrid"
  />
);

export const jana = { code: 'JANA7', name: 'Jana Petersen' };
