/** Data of the measured screens: one job, for the product's designs and for the peers' pages alike. */
import { readJob, type Job } from '@stellwerk/domain';

const wire = {
  id: 42,
  title: 'Fachplanerin oder Fachplaner Leit- und Sicherungstechnik (m/w/d)',
  companyId: {
    name: 'Nordbahn Signaltechnik GmbH',
    industry: { name: 'Bahntechnik' },
    employees: '640',
    website: 'https://nordbahn.example',
  },
  city: 'Hamburg',
  employment: 'Vollzeit',
  workingModel: 'Hybrid',
  ote: '68.000 bis 79.000 € im Jahr',
  recommendedBy: 'Jonas Petersen',
  publishedAt: '2026-11-18T08:00:00.000Z',
  jobProfileType: 'TECH',
  specificInformation: { techStack: 'ESTW, ETCS Level 2', frameworks: 'EN 50126, EN 50128' },
  jobDescription: '<p>Sie planen Stellwerke für den Regionalverkehr, von der ersten Begehung bis zur Abnahme.</p>',
  yourTasks: ['Signalpläne und Verschlusspläne', 'Abstimmung mit Betrieb und Aufsicht', 'Begleitung der Inbetriebnahme'],
  yourProfile: ['Studium der Elektrotechnik oder Ausbildung mit Erfahrung', 'Sicherheit in den Regelwerken der Bahn'],
  weOffer: ['30 Tage Urlaub', 'Zwei Tage in der Woche von zu Hause', 'Jobticket'],
  aboutUs: '<p>Seit 1921 bauen wir in Altona, was Züge sicher lenkt.</p>',
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  teamMembers: [{ id: 7, firstName: 'Katharina', lastName: 'Brandt', position: 'Personalreferentin' }],
} as const;

export const job: Job = readJob(wire);

/** The same in the format of the peers' pages. */
export const peerJob = {
  title: wire.title,
  company: wire.companyId.name,
  companyHref: '/company/nordbahn-signaltechnik-gmbh',
  logoUrl: '',
  applyHref: '/jobs/view/42/apply',
  published: '18.11.2026',
  recommendedBy: wire.recommendedBy,
  facts: [
    { label: 'Ort', value: wire.city },
    { label: 'Beschäftigung', value: wire.employment },
    { label: 'Arbeitsmodell', value: wire.workingModel },
    { label: 'Vergütung', value: wire.ote },
  ],
  specific: [
    { label: 'Technologien', value: wire.specificInformation.techStack },
    { label: 'Regelwerke', value: wire.specificInformation.frameworks },
  ],
  companyFacts: [
    { label: 'Branche', value: wire.companyId.industry.name },
    { label: 'Größe', value: wire.companyId.employees },
  ],
  sections: [
    { heading: 'Stellenbeschreibung', content: wire.jobDescription },
    { heading: 'Ihre Aufgaben', content: wire.yourTasks },
    { heading: 'Ihr Profil', content: wire.yourProfile },
    { heading: 'Wir bieten', content: wire.weOffer },
    { heading: 'Über uns', content: wire.aboutUs },
  ],
  contacts: [{ name: 'Katharina Brandt', role: 'Personalreferentin', email: 'bewerbung@nordbahn.example', avatarUrl: '' }],
  videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
};
