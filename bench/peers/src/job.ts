/** Data of the peers' page of a job: everything that the product's designs show. */
export interface PeerJob {
  title: string;
  company: string;
  companyHref: string;
  logoUrl: string;
  applyHref: string;
  published: string;
  recommendedBy: string;
  /** Place, employment, working model, pay, start. */
  facts: readonly Fact[];
  /** Facts about the work, beside the text. */
  specific: readonly Fact[];
  companyFacts: readonly Fact[];
  /** Sanitised HTML, or points of a list. */
  sections: readonly { heading: string; content: string | readonly string[] }[];
  contacts: readonly { name: string; role: string; email: string; avatarUrl: string }[];
  /** URL of a YouTube player; it loads only on request. */
  videoUrl: string | null;
}

export interface Fact {
  label: string;
  value: string;
}

export interface JobPageProps {
  peerJob: PeerJob;
}

export const texts = {
  published: 'Veröffentlicht am',
  recommended: 'Empfohlen von',
  apply: 'Jetzt bewerben',
  company: 'Unternehmen',
  contacts: 'Ansprechpersonen',
  specific: 'Auf einen Blick',
  video: 'Video',
  play: 'Video abspielen',
  playHint: 'Beim Abspielen werden Daten an YouTube übertragen.',
} as const;
