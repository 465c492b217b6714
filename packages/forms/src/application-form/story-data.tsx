import type { ApplicationDraft, ApplicationFiles } from './values';
import { JobSummary } from './JobSummary';

/** A file of a given size for stories; its content is never read. */
export function storyFile(name: string, size = 1_258_291): File {
  return new File([new Uint8Array(size)], name);
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
