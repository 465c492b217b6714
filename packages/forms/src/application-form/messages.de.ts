import { documentLabels, type DocumentKind } from '@stellwerk/domain';
import type { Section, SectionState } from './sections';

/** Texts of the application form (W10). */
export const labels = {
  form: 'Bewerbung',
  sections: {
    person: 'Angaben zur Person',
    documents: 'Unterlagen',
    consents: 'Einwilligungen',
  } satisfies Record<Section, string>,
  states: {
    done: 'vollständig',
    now: 'in Arbeit',
    open: 'offen',
    bad: 'Angaben fehlen',
  } satisfies Record<SectionState, string>,
  fromProfile: 'Aus Ihrem Profil.',
  storedEntries: (name: string): string =>
    name === ''
      ? 'Sie sehen Eingaben von einem früheren Besuch auf diesem Gerät.'
      : `Sie sehen Eingaben von ${name} von einem früheren Besuch auf diesem Gerät.`,
  deleteEntries: 'Eingaben löschen',
  documentsHint: 'Ein Lebenslauf oder ein LinkedIn-Profil genügt.',
  linkedinToggle: 'LinkedIn-Profil angeben',
  linkedinUrl: 'LinkedIn-Profil-URL',
  linkedinExample: 'https://www.linkedin.com/in/…',
  slots: { ...documentLabels, resume: 'Lebenslauf (oder LinkedIn-Profil)' } satisfies Record<DocumentKind, string>,
  videoHint: 'Stellen Sie sich kurz vor (max. 2 Minuten).',
  newsletter: 'Newsletter abonnieren',
  newsletterHint: 'Freiwillig. Sie können sich jederzeit abmelden.',
  submit: 'Bewerbung absenden',
  submitting: 'Wird übermittelt...',
  uploaded: (percent: number): string => `${percent} % übertragen`,
  notSent: 'Die Bewerbung wurde noch nicht abgesendet',
  referredBy: (name: string): string => `Diese Stelle wurde Ihnen von ${name} empfohlen.`,
  referred: 'Diese Stelle wurde Ihnen empfohlen.',
  removeReferral: 'Empfehlung entfernen',
  job: 'Stelle',
  fileRemoved: (name: string): string => `${name} entfernt`,
} as const;
