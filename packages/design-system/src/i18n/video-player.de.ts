/** Labels of this component. */
export const videoLabels = {
  /** Language of the captions, as the player's menu names them. */
  captions: 'Deutsch',
  loadVideo: 'Video laden',
  /** In a browser that runs no scripts. */
  openVideo: 'Video in neuem Tab ansehen',
  videoNote: 'Erst mit dem Laden werden Daten an YouTube übertragen.',
  noVideo: 'Kein Video verfügbar',
  video: 'Video',
} as const;
