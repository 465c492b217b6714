/** A posting as the form sends it, with all that the form wants. */
export const jobOffer = {
  title: 'Fachkraft für Gleisbau (m/w/d)',
  city: 'Kassel',
  workingModel: 'Büro',
  employment: 'Vollzeit',
  jobDescription: '<p>Wir bauen Gleise.</p>',
  yourTasks: '<p>Bauen</p>',
  yourProfile: '<p>Sorgfalt</p>',
  jobProfileType: 'DEFAULT',
  templateType: 'template2',
  isActive: true,
  focusPage: null,
  video: null,
};
